import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markets } from './Markets.tsx';
import { openMarket, pass } from './openMarket.tsx';

it('requests the symbols once for the ticker and the list', async () => {
  const { market } = await openMarket(Markets);
  await pass(60_000);
  expect(market.symbols).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('BTCUSDT').length).toBeGreaterThan(1);
});

it('retries the request for the symbols until the market responds, once for all parts of the page', async () => {
  const { market } = await openMarket(Markets, {
    symbols: () => Promise.reject(new Error('503')),
  });
  expect(screen.getAllByText('Prices are unavailable.').length).toBeGreaterThan(1);
  expect(market.symbols).toHaveBeenCalledTimes(1);
  await pass(1_100);
  expect(market.symbols).toHaveBeenCalledTimes(2);
  market.symbols.mockResolvedValue(['BTCUSDT']);
  await pass(2_100);
  expect(screen.queryByText('Prices are unavailable.')).toBeNull();
  await pass(60_000);
  expect(market.symbols).toHaveBeenCalledTimes(3);
});

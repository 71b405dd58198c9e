import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openMarket, testStart } from '../test/openMarket.tsx';
import { PricesContext } from './PricesContext.ts';
import { PricesState } from './PricesState.tsx';

it.each([
  ['unavailable', 1],
  ['stale', 1],
  ['live', 0],
] as const)('offers to reconnect while prices are %s: %d', async (state, buttons) => {
  const retry = vi.fn();
  const { user } = await openMarket(() => (
    <PricesContext
      value={{ state, updatedAt: testStart, tickers: undefined, isInView: true, retry }}
    >
      <PricesState />
    </PricesContext>
  ));
  const found = screen.queryAllByRole('button', { name: 'Try again' });
  expect(found).toHaveLength(buttons);
  for (const button of found) await user.click(button);
  expect(retry).toHaveBeenCalledTimes(buttons);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openMarket, pass } from '../../test/openMarket.tsx';
import { serveQuotes } from '../../test/serveQuotes.ts';
import type { Market } from '../service/createMarket.ts';
import { SymbolQuote } from './SymbolQuote.tsx';

const Line = ({ market }: { market: Market }) => (
  <p>
    <SymbolQuote market={market} symbol="BTCUSDT" name="BTC/USDT" />
  </p>
);
const price = () => document.querySelector('.symbol-quote');

it('shows the name at once, and the live price and its change after the first quote', async () => {
  const quotes = serveQuotes();
  await openMarket(Line);
  await pass(1_000);
  screen.getByText('BTC/USDT');
  expect(price()).toBeNull();
  quotes.publish({ symbol: 'BTCUSDT', currentTime: Date.now() });
  await pass(1_000);
  screen.getByText('105');
  expect(price()?.querySelector('.change')).not.toBeNull();
});

it('marks a price that is no longer live', async () => {
  const quotes = serveQuotes();
  await openMarket(Line);
  await pass(1_000);
  quotes.publish({ symbol: 'BTCUSDT', currentTime: Date.now() });
  await pass(1_000);
  expect(screen.queryByText('Delayed')).toBeNull();
  await pass(20_000);
  screen.getByText('Delayed');
  screen.getByText('105');
});

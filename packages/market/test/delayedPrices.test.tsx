import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Markets } from './Markets.tsx';
import { openMarket, pass, series } from './openMarket.tsx';
import { serveQuotes } from './serveQuotes.ts';

const hourMs = 3_600_000;

/** Time after the first second without quotes after which prices are delayed, in ms. */
const staleMs = 15_000;

const states = () =>
  [...document.querySelectorAll('.connection')].map((each) => each.textContent.trim());
const delayedRows = () => document.querySelectorAll('[data-symbol][data-stale=true]').length;
const announced = () =>
  within(screen.getByRole('main'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const candles = (close: string) =>
  series({ start: hourMs, open: '100', high: '200', low: '90', close });
/** Matches a state with the time of the prices. */
const timed = (state: string) => expect.stringMatching(new RegExp(`^${state}.*UTC`)) as unknown;

async function openMarkets() {
  const quotes = serveQuotes();
  const { market } = await openMarket(Markets);
  market.candles.mockResolvedValue({ series: [] });
  await pass(1_000);
  return {
    market,
    quotes,
    publish: async (...symbols: string[]) => {
      quotes.publish(...symbols.map((symbol) => ({ symbol, currentTime: Date.now() })));
      await pass(1_000);
    },
  };
}

it('is not live before the first price', async () => {
  const { publish } = await openMarkets();
  expect(states()).toEqual(['Connecting…', 'Connecting…']);
  await pass(staleMs);
  // Without a price, nothing is delayed.
  expect(delayedRows()).toBe(0);
  await publish('BTCUSDT');
  expect(states()).toEqual(['Live', 'Live']);
});

it('is delayed while all prices are delayed, and live again with the first new price', async () => {
  const { publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  expect(delayedRows()).toBe(0);
  await pass(staleMs);
  expect(delayedRows()).toBe(4);
  expect(states()).toEqual(['Delayed', 'Delayed']);
  await publish('ETHUSDT');
  expect(delayedRows()).toBe(2);
  expect(states()).toEqual(['Live', 'Live']);
});

it('announces once that all prices are delayed', async () => {
  const { publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  await pass(staleMs);
  expect(announced()).toEqual([]);
  await pass(5_000);
  expect(announced()).toEqual(['Delayed']);
});

describe('while the connection is open, but sends no quotes', () => {
  it('shows prices over HTTP, and refreshes them until the first new quote', async () => {
    const { market, publish } = await openMarkets();
    await publish('BTCUSDT', 'ETHUSDT');
    market.candles.mockResolvedValue(candles('150'));
    await pass(staleMs);
    const calls = market.candles.mock.calls.length;
    await pass(2_000);
    await pass(500);
    expect(market.candles).toHaveBeenCalledTimes(calls + 1);
    expect(screen.getAllByText('150')).toHaveLength(4);
    expect(delayedRows()).toBe(4);
    expect(states()).toEqual([timed('Delayed'), timed('Delayed')]);
    market.candles.mockResolvedValue(candles('160'));
    await pass(30_000);
    expect(market.candles).toHaveBeenCalledTimes(calls + 2);
    expect(screen.getAllByText('160')).toHaveLength(4);
    await publish('BTCUSDT', 'ETHUSDT');
    expect(states()).toEqual(['Live', 'Live']);
    expect(screen.getAllByText('105')).toHaveLength(4);
    for (let round = 0; round < 8; round++) {
      await pass(5_000);
      await publish('BTCUSDT');
    }
    expect(market.candles).toHaveBeenCalledTimes(calls + 2);
  });

  it('shows prices over HTTP after ten seconds without a first quote', async () => {
    const { market } = await openMarkets();
    market.candles.mockResolvedValue(candles('150'));
    await pass(8_000);
    expect(screen.queryByText('150')).toBeNull();
    await pass(2_000);
    await pass(500);
    expect(screen.getAllByText('150')).toHaveLength(4);
  });

  it('shows that prices are unavailable if the requests fail, too', async () => {
    const { market } = await openMarkets();
    const failure = new Error('503');
    market.candles.mockRejectedValue(failure);
    await pass(11_000);
    await pass(500);
    expect(states()).toEqual([
      expect.stringContaining('Prices are unavailable.'),
      expect.stringContaining('Prices are unavailable.'),
    ]);
    expect(market.report.mock.calls).toEqual([[failure]]);
    expect(market.candles.mock.calls.map(([query]) => query)).toEqual([
      { symbol: 'BTCUSDT,ETHUSDT', interval: '1h', limit: 24 },
    ]);
  });
});

it('shows newer prices over HTTP as delayed, and keeps them until the first new quote', async () => {
  const { market, quotes, publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  market.candles.mockResolvedValue(candles('150'));
  quotes.fault({ type: 'refuse' });
  quotes.fault({ type: 'cut' });
  await pass(11_000);
  await pass(500);
  expect(delayedRows()).toBe(4);
  expect(screen.getAllByText('150')).toHaveLength(4);
  quotes.fault({ type: 'refuse', on: false });
  quotes.fault({ type: 'silence' });
  await pass(20_000);
  expect(quotes.clients).toBe(1);
  expect(screen.getAllByText('150')).toHaveLength(4);
  quotes.fault({ type: 'silence', on: false });
  await publish('BTCUSDT', 'ETHUSDT');
  expect(screen.getAllByText('105')).toHaveLength(4);
});

it('has no connection state without symbols, because nothing connects', async () => {
  const quotes = serveQuotes();
  await openMarket(Markets, { symbols: () => Promise.resolve([]) });
  await pass(11_000);
  expect(quotes.accepted).toBe(0);
  expect(states()).toEqual([]);
  expect(screen.queryByText('Connecting…')).toBeNull();
});

it('requests no prices over HTTP while the tab is hidden, and is live again when it is shown', async () => {
  const { market, publish } = await openMarkets();
  await publish('BTCUSDT', 'ETHUSDT');
  const calls = market.candles.mock.calls.length;
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(60_000);
  expect(market.candles).toHaveBeenCalledTimes(calls);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(500);
  await publish('BTCUSDT', 'ETHUSDT');
  expect(states()).toEqual(['Live', 'Live']);
});

it('requests the prices of at most eight symbols', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index}USDT`);
  serveQuotes();
  const { market } = await openMarket(Markets, { symbols: () => Promise.resolve(names) });
  await pass(12_000);
  const requestedSymbols = market.candles.mock.calls.map(([{ symbol }]) => symbol);
  expect(requestedSymbols).toEqual([names.slice(0, 8).join()]);
});

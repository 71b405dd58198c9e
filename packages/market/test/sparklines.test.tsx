import { expect, it } from 'vitest';
import { Markets } from './Markets.tsx';
import { openMarket, pass, series, testStart } from './openMarket.tsx';
import { serveQuotes } from './serveQuotes.ts';

const hourMs = 3_600_000;

/** Candles that close at the given prices. The last one is still open. */
const closes = (...prices: string[]) =>
  series(
    ...prices.map((close, index) => ({
      start: Math.floor(testStart / hourMs) * hourMs + (index + 1 - prices.length) * hourMs,
      open: '100',
      high: '900',
      low: '1',
      close,
    })),
  );

const lines = () =>
  [...document.querySelectorAll('.sparkline polyline')].map((line) => line.getAttribute('points'));

/** A line through 100, 120 and the given last price. */
const line = (last: '110' | '120') => `0.0,30.0 48.0,2.0 96.0,${last === '110' ? '16.0' : '2.0'}`;

async function openList() {
  const quotes = serveQuotes();
  const page = await openMarket(Markets);
  page.market.candles.mockResolvedValue(closes('100', '120', '777'));
  await pass(1_000);
  return {
    ...page,
    quotes,
    async publish(close: string, ms = 0) {
      const currentTime = Date.now() + ms;
      quotes.publish(...['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, close, currentTime })));
      await pass(1_000);
    },
  };
}

it('draws the closing prices of the last day, and the live price instead of the open candle', async () => {
  const { market, publish } = await openList();
  expect(market.candles).not.toHaveBeenCalled();
  await publish('110');
  expect(market.candles.mock.calls.map(([query]) => query)).toEqual([
    { symbol: 'BTCUSDT,ETHUSDT', interval: '1h', limit: 25 },
  ]);
  expect(lines()).toEqual([line('110'), line('110')]);
  await publish('120');
  expect(lines()).toEqual([line('120'), line('120')]);
  expect(market.candles).toHaveBeenCalledTimes(1);
});

it('reloads them every hour of market time, and keeps the earlier ones meanwhile', async () => {
  const { market, publish } = await openList();
  await publish('110');
  market.candles.mockImplementation(() => new Promise(() => undefined));
  await publish('110', hourMs);
  expect(market.candles).toHaveBeenCalledTimes(2);
  expect(lines()).toEqual([line('110'), line('110')]);
});

it('keeps the earlier ones if they cannot be reloaded, and reports the failure', async () => {
  const { market, publish } = await openList();
  await publish('110');
  const failure = new Error('503');
  market.candles.mockRejectedValue(failure);
  await publish('110', hourMs);
  expect(lines()).toEqual([line('110'), line('110')]);
  expect(market.report.mock.calls).toEqual([[failure]]);
  await pass(10_000);
  expect(market.candles).toHaveBeenCalledTimes(2);
});

it('reloads them after a reconnection', async () => {
  const { market, quotes, publish } = await openList();
  await publish('110');
  quotes.fault({ type: 'cut' });
  await pass(5_000);
  expect(quotes.accepted).toBe(2);
  expect(market.candles).toHaveBeenCalledTimes(2);
});

it('colours a line by the direction of the change', async () => {
  const { quotes } = await openList();
  const currentTime = Date.now();
  quotes.publish(
    { symbol: 'BTCUSDT', range: '-0.1', currentTime },
    { symbol: 'ETHUSDT', range: '0.1', currentTime },
  );
  await pass(1_000);
  const directions = [...document.querySelectorAll<SVGElement>('.sparkline')].map(
    ({ dataset }) => dataset['direction'],
  );
  expect(directions).toEqual(['down', 'up']);
});

import { expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import type { Quote } from './market.ts';
import { createSyntheticMarket } from './syntheticMarket.ts';

function quotesOf(seed: number, ms: number): Quote[] {
  const clock = createFakeClock();
  const market = createSyntheticMarket(seed, clock);
  const quotes: Quote[] = market.symbols.flatMap((symbol) => market.latest(symbol) ?? []);
  market.start((quote) => quotes.push(quote));
  clock.advance(ms);
  market.stop();
  expect(clock.pending).toBe(0);
  return quotes;
}

it('produces identical quotes for the same seed and different quotes for another seed', () => {
  const once = JSON.stringify(quotesOf(7, 60_000));
  expect(JSON.stringify(quotesOf(7, 60_000))).toBe(once);
  expect(JSON.stringify(quotesOf(8, 60_000))).not.toBe(once);
});

it('produces several quotes per second', () => {
  const seconds = 10;
  expect(quotesOf(1, seconds * 1_000).length).toBeGreaterThan(11 * seconds);
});

it('produces plausible quotes', () => {
  const firstPrices = new Map<string, number>();
  for (const { symbol, items } of quotesOf(3, 600_000)) {
    const { s, sn, c, h, l, o, v, qv, m } = items[0]!;
    expect([s, sn]).toEqual([symbol, symbol]);
    for (const text of [c, h, l, o, v, qv]) expect(text).toMatch(/^\d+(\.\d+)?$/);
    const [close, high, low, open] = [Number(c), Number(h), Number(l), Number(o)];
    expect(low).toBeLessThanOrEqual(Math.min(close, open));
    expect(high).toBeGreaterThanOrEqual(Math.max(close, open));
    const firstPrice = firstPrices.get(symbol) ?? close;
    firstPrices.set(symbol, firstPrice);
    expect(close).toBeGreaterThan(firstPrice / 2);
    expect(close).toBeLessThan(firstPrice * 2);
    // The change has four decimals.
    expect(m).toMatch(/^-?\d\.\d{4}$/);
    expect(Math.abs(Number(m) - (close - open) / open)).toBeLessThanOrEqual(0.00005 + 1e-9);
  }
});

it('stays near its first prices over half a year of history', () => {
  const market = createSyntheticMarket(5, createFakeClock(Date.UTC(2026, 10, 21)));
  for (const symbol of market.symbols) {
    const candles = market.candles(symbol, { interval: '1d', limit: 180, offsetMs: 0 });
    const closes = candles.map(({ close }) => Number(close));
    const last = closes.at(-1)!;
    expect(closes.length, symbol).toBe(180);
    expect(Math.min(...closes), symbol).toBeGreaterThan(last / 2);
    expect(Math.max(...closes), symbol).toBeLessThan(last * 2);
  }
});

it('trades as much per minute as in its history', () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21));
  const market = createSyntheticMarket(4, clock);
  market.start(() => undefined);
  clock.advance(45 * 60_000);
  market.stop();
  const volumes = [0, 0, 0, 0];
  for (const symbol of market.symbols) {
    const range = { interval: '15m', limit: volumes.length + 1, offsetMs: 0 } as const;
    const candles = market.candles(symbol, range).slice(0, -1);
    for (const [index, { volume }] of candles.entries()) volumes[index]! += Number(volume);
  }
  const [past, ...live] = volumes;
  for (const volume of live.slice(1)) {
    expect(volume / past!).toBeGreaterThan(0.5);
    expect(volume / past!).toBeLessThan(2);
  }
});

it('has the largest turnover for BTC, then ETH and SOL, and a small one for small coins', () => {
  const market = createSyntheticMarket(3, createFakeClock(Date.UTC(2026, 0, 7)));
  const turnovers = new Map(
    market.symbols.map((symbol) => [symbol, Number(market.latest(symbol)!.items[0]!.qv)]),
  );
  const sorted = [...turnovers].sort(([, one], [, other]) => other - one);
  expect(sorted.slice(0, 3).map(([symbol]) => symbol)).toEqual(['BTCUSDT', 'ETHUSDT', 'SOLUSDT']);
  const [largest, smallest] = [sorted[0]![1], sorted.at(-1)![1]];
  expect(largest).toBeGreaterThan(1e9);
  expect(smallest).toBeLessThan(largest / 50);
});

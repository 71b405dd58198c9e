import { describe, expect, it } from 'vitest';
import { candlesResult, symbolsResult } from '../src/market/quoteRoutes.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { openQuotes } from './quoteClient.ts';
import { envelopeOf, post, runSandbox, sharedSandbox } from './running.ts';

it('lists the symbols of the market', async () => {
  const { url } = await runSandbox();
  const { result } = await envelopeOf(fetch(`${url}/s1/x-api/quote/v1/symbols`));
  symbolsResult.parse(result);
  expect(result.source).toBe('synthetic');
  expect(result.symbols).toHaveLength(12);
  expect(result.symbols[0]).toEqual({ symbol: 'BTCUSDT', symbolName: 'BTCUSDT', priceDecimals: 2 });
});

it('has the same prices in the stablecoin of each edition', async () => {
  const { url } = await runSandbox();
  const { result } = await envelopeOf(fetch(`${url}/s1/x-api/quote/v1/symbols?edition=eu`));
  symbolsResult.parse(result);
  expect(result.symbols).toHaveLength(12);
  expect(result.symbols[0]).toEqual({ symbol: 'BTCUSDC', symbolName: 'BTCUSDC', priceDecimals: 2 });
  const query = 'symbol=BTCUSDC,BTCUSDT&interval=1h&limit=3';
  const candles = await envelopeOf(fetch(`${url}/s1/x-api/quote/v1/candles?${query}`));
  const [inUsdc, inUsdt] = candlesResult.parse(candles.result).series;
  expect(inUsdc).toEqual({ ...inUsdt, symbol: 'BTCUSDC' });
  const quotes = await openQuotes(url);
  quotes.subscribe('BTCUSDC,BTCUSDT');
  const [first, second] = [await quotes.next(), await quotes.next()];
  expect([first.symbol, second.symbol]).toEqual(['BTCUSDC', 'BTCUSDT']);
  expect(first.data?.[0]?.c).toBe(second.data?.[0]?.c);
  let followed: string | undefined;
  while (followed !== 'BTCUSDC') followed = (await quotes.next()).symbol;
});

describe('candles', () => {
  const shared = sharedSandbox();

  interface Candle {
    start: number;
    open: string;
    high: string;
    low: string;
    close: string;
    volume: string;
  }
  interface Series {
    interval: string;
    series: { symbol: string; candles: Candle[] }[];
  }
  async function candlesOf(url: string, query: string) {
    const { result } = await envelopeOf(fetch(`${url}/s1/x-api/quote/v1/candles?${query}`));
    return candlesResult.parse(result) as Series;
  }

  it.each([
    ['1m', 60_000],
    ['5m', 300_000],
    ['15m', 900_000],
    ['1h', 3_600_000],
    ['4h', 14_400_000],
    ['1d', 86_400_000],
  ])('of the interval %s have no gaps', async (interval, stepMs) => {
    const clock = createFakeClock(Date.UTC(2026, 0, 5, 13, 7, 30));
    const { url } = await runSandbox({ clock });
    const { interval: told, series } = await candlesOf(
      url,
      `symbol=BTCUSDT,TRXUSDT&interval=${interval}&limit=150`,
    );
    expect(told).toBe(interval);
    expect(series.map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'TRXUSDT']);
    const last = Math.floor(clock.now() / stepMs) * stepMs;
    for (const { candles } of series) {
      expect(candles.map(({ start }) => start)).toEqual(
        Array.from({ length: 150 }, (_, index) => last - (149 - index) * stepMs),
      );
      for (const { open, high, low, close, volume } of candles) {
        expect(Number(low)).toBeLessThanOrEqual(Math.min(Number(open), Number(close)));
        expect(Number(high)).toBeGreaterThanOrEqual(Math.max(Number(open), Number(close)));
        expect(Number(volume)).toBeGreaterThan(0);
      }
    }
  });

  it('end with the price of the newest quote and follow the scripted clock', async () => {
    const clock = createFakeClock(Date.UTC(2026, 0, 5, 13, 7, 30));
    const { url } = await runSandbox({ clock });
    clock.advance(90_000);
    const quotes = await openQuotes(url);
    quotes.subscribe('ETHUSDT');
    const frame = await quotes.next();
    const query = 'symbol=ETHUSDT&interval=1h&limit=1';
    const [now] = (await candlesOf(url, query)).series[0]!.candles;
    expect([now?.start, now?.close]).toEqual([Date.UTC(2026, 0, 5, 13), frame.data?.[0]?.c]);
    await post(`${url}/_sandbox/clock`, { offsetMs: 3_600_000 });
    const [later] = (await candlesOf(url, query)).series[0]!.candles;
    expect(later?.start).toBe(Date.UTC(2026, 0, 5, 14));
  });

  it.each([
    ['', 'symbol'],
    ['symbol=NOPE&interval=1m', 'no "NOPE"'],
    [`symbol=${'x'.repeat(1_000)}&interval=1m`, 'no "xxx'],
    ['symbol=BTCUSDT&symbol=ETHUSDT&interval=1m', 'symbol'],
    [`symbol=${Array.from({ length: 21 }, (_, index) => index).join()}&interval=1m`, 'symbol'],
    ['symbol=BTCUSDT&interval=toString', 'interval'],
    ['symbol=BTCUSDT&interval=1m&limit=0', 'limit'],
    ['symbol=BTCUSDT&interval=1m&limit=501', 'limit'],
    ['symbol=BTCUSDT&interval=1m&limit=1e9', 'limit'],
  ])('are refused for the invalid query "%s"', async (query, message) => {
    const { url } = shared();
    const answer = await envelopeOf(fetch(`${url}/x-api/quote/v1/candles?${query}`));
    expect(answer.ret_code).toBe(10001);
    expect(answer.ret_msg).toContain(message);
    expect(answer.ret_msg.length).toBeLessThan(200);
  });
});

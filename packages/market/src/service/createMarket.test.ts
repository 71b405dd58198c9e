import { expect, it, vi } from 'vitest';
import { createMarket } from './createMarket.ts';

const paths = { symbols: '/symbols', candles: '/candles', quotes: '/quotes/v1' };
const { signal } = new AbortController();

function market(answer: unknown) {
  const get = vi.fn(() => Promise.resolve(answer));
  const report = vi.fn();
  const endpoints = { spot: 'wss://stream.example.com' };
  return {
    get,
    report,
    market: createMarket({ api: { get }, edition: 'eu', endpoints, report, paths } as never),
  };
}

it('requests nothing until it is used', () => {
  const { get, market: created } = market({});
  expect(get).not.toHaveBeenCalled();
  expect(created.quotesUrl).toBe('wss://stream.example.com/quotes/v1');
});

it('loads the symbols of the edition from their own path', async () => {
  const { get, market: created } = market({ symbols: [{ symbol: 'BTCUSDT' }] });
  expect(await created.symbols(signal)).toEqual(['BTCUSDT']);
  expect(get).toHaveBeenCalledWith('/symbols', {
    basePath: '',
    params: { edition: 'eu' },
    signal,
  });
});

it('loads candles as they are', async () => {
  const answer = { series: [] };
  const { get, market: created } = market(answer);
  const params = { symbol: 'BTCUSDT,ETHUSDT', interval: '1h', limit: 24 } as const;
  expect(await created.candles(params, signal)).toBe(answer);
  expect(get).toHaveBeenCalledWith('/candles', { basePath: '', params, signal });
});

it('has no prices on an untrusted host, which has no API', async () => {
  const report = vi.fn();
  const created = createMarket({
    api: undefined,
    edition: 'default',
    endpoints: undefined,
    report,
    paths,
  });
  expect(created.quotesUrl).toBeUndefined();
  expect(await created.symbols(signal)).toEqual([]);
  expect(
    await created.candles({ symbol: 'BTCUSDT', interval: '1h', limit: 1 }, signal),
  ).toBeUndefined();
  created.report('failure');
  expect(report).toHaveBeenCalledWith('failure');
});

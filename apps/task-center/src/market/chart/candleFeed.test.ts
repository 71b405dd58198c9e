import type { QuoteSocket, Ticker } from '@exchange/quote-socket';
import type { Candle } from '@exchange/quote-socket/candles';
import { expect, it, vi } from 'vitest';
import { createCandleFeed } from './candleFeed.ts';

const minute = 60_000;

function candle(index: number, [open, high, low, close]: [string, string, string, string]): Candle {
  const start = index * minute;
  return { start, end: start + minute, open, high, low, close, volume: '1' };
}

/** History up to the candle of minute 1. */
const history = [candle(0, ['1', '2', '1', '2']), candle(1, ['2', '5', '1', '3'])];

function setUp({ limit = 10, isKnown = false } = {}) {
  let quote: ((ticker: Ticker) => void) | undefined;
  let status: ((change: { status: string }) => void) | undefined;
  const socket = {
    subscribe(_symbol: string, listener: (ticker: Ticker) => void) {
      quote = listener;
      if (isKnown) tick(90_000, '4');
      return () => (quote = undefined);
    },
    on(_name: string, listener: (change: never) => void) {
      status = listener as typeof status;
      return () => (status = undefined);
    },
  } as unknown as Pick<QuoteSocket, 'subscribe' | 'on'>;
  const asked: { resolve(candles: Candle[]): void; reject(error: Error): void }[] = [];
  const signals: AbortSignal[] = [];
  const report = vi.fn();
  const tick = (currentTime: number, close: string) =>
    quote?.({ currentTime, close } as unknown as Ticker);
  const feed = createCandleFeed({
    symbol: 'BTCUSDT',
    interval: '1m',
    limit,
    socket,
    load(signal) {
      signals.push(signal);
      return new Promise((resolve, reject) => asked.push({ resolve, reject }));
    },
    report,
  });
  return {
    feed,
    report,
    signals,
    tick,
    open: () => status?.({ status: 'open' }),
    isListening: () => quote !== undefined || status !== undefined,
    asked: () => asked.length,
    async answer(candles: Candle[] | Error) {
      if (candles instanceof Error) asked.at(-1)!.reject(candles);
      else asked.at(-1)!.resolve(candles);
      await Promise.resolve();
      await Promise.resolve();
    },
    closes: () => feed.getSnapshot().candles.map(({ close }) => close),
  };
}

it('continues the last candle of the history with live quotes', async () => {
  const { feed, answer, tick } = setUp();
  feed.subscribe(() => undefined);
  expect(feed.getSnapshot()).toEqual({ status: 'loading', candles: [] });
  await answer(history);
  tick(100_000, '6');
  tick(119_999, '4.50');
  const { status, candles } = feed.getSnapshot();
  expect(status).toBe('ready');
  expect(candles).toEqual([
    history[0],
    { ...history[1], high: '6', close: '4.50', volume: undefined },
  ]);
});

it('starts a new candle at the interval boundary', async () => {
  const { feed, answer, tick, closes } = setUp();
  feed.subscribe(() => undefined);
  await answer(history);
  tick(2 * minute, '7');
  expect(closes()).toEqual(['2', '3', '7']);
});

it('includes quotes that arrive while the history loads', async () => {
  const { feed, answer, tick, closes } = setUp({ isKnown: true });
  feed.subscribe(() => undefined);
  tick(2 * minute, '8');
  await answer(history);
  expect(closes()).toEqual(['2', '4', '8']);
});

it('keeps at most `limit` candles', async () => {
  const { feed, answer, tick, closes } = setUp({ limit: 3 });
  feed.subscribe(() => undefined);
  await answer(history);
  for (let index = 2; index < 6; index += 1) tick(index * minute, String(index));
  expect(closes()).toEqual(['3', '4', '5']);
});

it('reloads the history after a gap and after a reconnection', async () => {
  const { feed, answer, tick, asked, open, closes } = setUp();
  feed.subscribe(() => undefined);
  await answer(history);
  tick(4 * minute, '9');
  expect(asked()).toBe(2);
  await answer([...history, candle(2, ['3', '3', '3', '3']), candle(4, ['9', '9', '9', '9'])]);
  expect(closes()).toEqual(['2', '3', '3', '9']);
  open();
  expect(asked()).toBe(3);
  open();
  expect(asked()).toBe(3);
});

it('reports a failed load and loads again on retry', async () => {
  const { feed, answer, asked } = setUp();
  feed.subscribe(() => undefined);
  const error = new Error('offline');
  await answer(error);
  expect(feed.getSnapshot()).toEqual({ status: 'failed', candles: [], error });
  feed.retry();
  expect(feed.getSnapshot().status).toBe('loading');
  expect(asked()).toBe(2);
  await answer(history);
  expect(feed.getSnapshot().status).toBe('ready');
});

it('keeps the candles when a later load fails', async () => {
  const { feed, answer, open, report, closes } = setUp();
  feed.subscribe(() => undefined);
  await answer(history);
  open();
  await answer(new Error('offline'));
  expect(report).toHaveBeenCalledTimes(1);
  expect(closes()).toEqual(['2', '3']);
});

it('disconnects with its last listener and can start again', async () => {
  const { feed, answer, isListening, signals, asked } = setUp();
  const first = feed.subscribe(() => undefined);
  const second = feed.subscribe(() => undefined);
  first();
  expect(isListening()).toBe(true);
  second();
  expect(isListening()).toBe(false);
  expect(signals[0]?.aborted).toBe(true);
  await answer(history);
  expect(feed.getSnapshot().status).toBe('loading');
  feed.subscribe(() => undefined);
  expect(asked()).toBe(2);
  await answer(history);
  expect(feed.getSnapshot().status).toBe('ready');
});

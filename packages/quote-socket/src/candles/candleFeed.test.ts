import type { QuoteSocket } from '../quoteSocket.ts';
import type { Ticker } from '../wire/ticker.ts';
import type { Candle } from './candle.ts';
import { describe, expect, it, vi } from 'vitest';
import { createCandleFeed } from './candleFeed.ts';

const minuteMs = 60_000;

function candle(index: number, [open, high, low, close]: [string, string, string, string]): Candle {
  const start = index * minuteMs;
  return { start, end: start + minuteMs, open, high, low, close, volume: '1' };
}

/** History with the candles of minutes 0 and 1. */
const history = [candle(0, ['1', '2', '1', '2']), candle(1, ['2', '5', '1', '3'])];

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** Creates a feed. With `isKnown`, its socket already has a quote, as if it was subscribed before. */
async function setUp({ limit = 10, isKnown = true } = {}) {
  let quote: ((ticker: Ticker) => void) | undefined;
  let status: ((change: { phase: string }) => void) | undefined;
  const options: unknown[] = [];
  const socket = {
    subscribe(_symbol: string, listener: (ticker: Ticker) => void, option: unknown) {
      options.push(option);
      quote = listener;
      queueMicrotask(() => {
        if (isKnown && quote === listener) tick(90_000, '4');
      });
      return () => (quote = undefined);
    },
    on(_name: string, listener: (change: never) => void) {
      status = listener as typeof status;
      return () => (status = undefined);
    },
  } as unknown as Pick<QuoteSocket, 'subscribe' | 'on'>;
  const loads: { resolve(candles: Candle[]): void; reject(error: Error): void }[] = [];
  const signals: AbortSignal[] = [];
  const tick = (currentTime: number, close: string) =>
    quote?.({ currentTime, close } as unknown as Ticker);
  const feed = createCandleFeed({
    symbol: 'BTCUSDT',
    interval: '1m',
    limit,
    socket,
    load(signal) {
      signals.push(signal);
      return new Promise((resolve, reject) => loads.push({ resolve, reject }));
    },
  });
  const stop = feed.subscribe(() => undefined);
  await settle();
  return {
    feed,
    signals,
    options,
    tick,
    stop,
    change: (phase: string) => status?.({ phase }),
    isListening: () => quote !== undefined || status !== undefined,
    asked: () => loads.length,
    async answer(candles: readonly Candle[] | Error, at = -1) {
      if (candles instanceof Error) loads.at(at)!.reject(candles);
      else loads.at(at)!.resolve([...candles]);
      await settle();
    },
    closes: () => feed.getSnapshot().candles.map(({ close }) => close),
  };
}

it('subscribes with `conflate: false`', async () => {
  const { options } = await setUp();
  expect(options).toEqual([{ conflate: false }]);
});

it('continues the last candle of the history with live quotes', async () => {
  const { feed, answer, tick } = await setUp();
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

it('keeps the volume of a candle without live quotes, even when the candle closes', async () => {
  const { feed, answer, tick } = await setUp({ isKnown: false });
  await answer(history);
  expect(feed.getSnapshot().candles).toEqual(history);
  tick(2 * minuteMs, '7');
  expect(feed.getSnapshot().candles.slice(0, 2)).toEqual(history);
});

it('starts a new candle at the interval boundary', async () => {
  const { answer, tick, closes } = await setUp();
  await answer(history);
  tick(2 * minuteMs, '7');
  // The quote that the socket already had is older than the history, so it changes nothing.
  expect(closes()).toEqual(['2', '3', '7']);
});

it('includes quotes that arrive while the history loads', async () => {
  const { answer, tick, closes } = await setUp();
  tick(100_000, '6');
  tick(2 * minuteMs, '8');
  await answer(history);
  expect(closes()).toEqual(['2', '6', '8']);
});

it('does not count a quote again that the history contains', async () => {
  const { feed, answer, tick } = await setUp();
  for (const [time, close] of [
    [0, '1'],
    [30_000, '2'],
    [60_000, '2'],
    [70_000, '5'],
    [80_000, '1'],
    [90_000, '3'],
  ] as const) {
    tick(time, close);
  }
  await answer(history);
  expect(feed.getSnapshot().candles).toEqual([history[0], { ...history[1], volume: undefined }]);
});

it('loads the history again if the first quote arrived after the request, so that there is no gap', async () => {
  const { feed, answer, tick, asked } = await setUp({ isKnown: false });
  expect(asked()).toBe(1);
  await answer(history);
  // The price was 9 between the first history and the first quote, so only a later history contains it.
  tick(110_000, '4');
  expect(asked()).toBe(2);
  tick(115_000, '6');
  await answer([history[0]!, candle(1, ['2', '9', '1', '4'])]);
  expect(feed.getSnapshot().candles.at(-1)).toMatchObject({ high: '9', close: '6' });
  expect(asked()).toBe(2);
});

it('loads the history again if the first quote arrives during the load', async () => {
  const { answer, tick, asked, closes } = await setUp({ isKnown: false });
  tick(110_000, '4');
  await answer(history);
  expect(asked()).toBe(2);
  await answer(history);
  expect([asked(), closes()]).toEqual([2, ['2', '3']]);
});

it('keeps at most `limit` candles', async () => {
  const { answer, tick, closes } = await setUp({ limit: 3 });
  await answer(history);
  for (let index = 2; index < 6; index += 1) tick(index * minuteMs, String(index));
  expect(closes()).toEqual(['3', '4', '5']);
});

it('can keep a single candle', async () => {
  const { answer, tick, closes } = await setUp({ limit: 1 });
  await answer(history);
  tick(2 * minuteMs, '7');
  expect(closes()).toEqual(['7']);
});

it('reloads the history when the quotes skip a whole period', async () => {
  const { answer, tick, asked, closes } = await setUp();
  await answer(history);
  tick(4 * minuteMs, '9');
  expect(asked()).toBe(2);
  await answer([...history, candle(2, ['3', '3', '3', '3']), candle(4, ['9', '9', '9', '9'])]);
  expect(closes()).toEqual(['2', '3', '3', '9']);
});

it('reloads the history after a reconnect, and again with its first quote', async () => {
  const { answer, tick, asked, change } = await setUp();
  await answer(history);
  change('waiting');
  change('connecting');
  expect(asked()).toBe(1);
  change('open');
  change('open');
  expect(asked()).toBe(2);
  await answer(history);
  expect(asked()).toBe(2);
  tick(110_000, '4');
  expect(asked()).toBe(3);
  tick(111_000, '4');
  await answer(history);
  expect(asked()).toBe(3);
});

it('exposes the error of a failed load, and loads again on retry', async () => {
  const { feed, answer, asked } = await setUp();
  const error = new Error('offline');
  await answer(error);
  expect(feed.getSnapshot()).toEqual({ status: 'failed', candles: [], error });
  feed.retry();
  expect(feed.getSnapshot().status).toBe('loading');
  feed.retry();
  expect(asked()).toBe(2);
  await answer(history);
  expect(feed.getSnapshot()).toMatchObject({ status: 'ready' });
});

it('keeps the candles when a later load fails, and exposes the error until a load succeeds', async () => {
  const { feed, answer, change, tick, closes } = await setUp();
  await answer(history);
  change('open');
  const error = new Error('offline');
  await answer(error);
  tick(100_000, '4');
  expect(feed.getSnapshot()).toMatchObject({ status: 'ready', error });
  expect(closes()).toEqual(['2', '4']);
  await answer(history);
  expect(feed.getSnapshot()).not.toHaveProperty('error');
});

it('stops when its last listener leaves, and can start again', async () => {
  const { feed, answer, isListening, signals, asked, stop } = await setUp();
  const second = feed.subscribe(() => undefined);
  stop();
  stop();
  expect(isListening()).toBe(true);
  second();
  expect(isListening()).toBe(false);
  expect(signals[0]?.aborted).toBe(true);
  await answer(history);
  expect(feed.getSnapshot().status).toBe('loading');
  feed.subscribe(() => undefined);
  await settle();
  expect(asked()).toBe(2);
  await answer(history);
  expect(feed.getSnapshot().status).toBe('ready');
});

it('requests nothing if its only listener leaves in the same task', async () => {
  const { feed, asked, stop } = await setUp();
  stop();
  feed.subscribe(() => undefined)();
  await settle();
  expect(asked()).toBe(1);
});

it('rejects an unknown interval', () => {
  expect(() =>
    createCandleFeed({
      symbol: 'BTCUSDT',
      interval: '7m' as '1m',
      limit: 1,
      socket: {} as never,
      load: () => Promise.resolve([]),
    }),
  ).toThrow('badInterval: got 7m');
});

describe('with a history that ends before the quotes', () => {
  const lagging = history;
  const at = (index: number, seconds = 0) => index * minuteMs + seconds * 1_000;

  it('requests the history once per gap, not once per quote', async () => {
    const { answer, tick, asked } = await setUp();
    await answer(lagging);
    for (let second = 0; second < 12; second += 1) {
      tick(at(4, second), '9');
      if (asked() > 1) await answer(lagging);
    }
    expect(asked()).toBe(2);
  });

  it('keeps the live candle when the history arrives', async () => {
    const { answer, tick, closes, feed } = await setUp();
    await answer(lagging);
    tick(at(4, 1), '9');
    tick(at(4, 2), '7');
    expect(closes()).toEqual(['2', '3', '7']);
    await answer(lagging);
    expect(closes()).toEqual(['2', '3', '7']);
    expect(feed.getSnapshot().candles.at(-1)).toMatchObject({ open: '9', high: '9', low: '7' });
    tick(at(5, 1), '8');
    expect(closes()).toEqual(['2', '3', '7', '8']);
  });

  it('keeps the live candles of several periods, and replaces those that the history contains', async () => {
    const { answer, tick, closes, change } = await setUp();
    await answer(lagging);
    tick(at(2), '4');
    tick(at(3), '5');
    tick(at(4), '6');
    change('open');
    await answer([...history, candle(2, ['4', '8', '4', '4.5'])]);
    expect(closes()).toEqual(['2', '3', '4.5', '5', '6']);
  });

  it('keeps the highest and lowest live price of a period that the history has in part', async () => {
    const { answer, tick, feed, change } = await setUp();
    await answer(history);
    tick(at(1, 40), '9');
    tick(at(1, 41), '0.5');
    change('open');
    await answer(history);
    expect(feed.getSnapshot().candles.at(-1)).toMatchObject({ high: '9', low: '0.5', close: '3' });
  });

  it('requests the history again in later periods, with a doubling delay, until it reaches the quotes', async () => {
    const { answer, tick, asked } = await setUp();
    await answer(lagging);
    const askedIn: number[] = [];
    for (let index = 4; index < 36; index += 1) {
      for (const second of [0, 20, 40]) {
        const before = asked();
        tick(at(index, second), '9');
        if (asked() > before) askedIn.push(index);
        if (asked() > before) await answer(lagging);
      }
    }
    expect(askedIn).toEqual([4, 5, 7, 11, 19, 35]);
    tick(at(72), '9');
    const fullHistory = Array.from({ length: 73 }, (_, index) =>
      candle(index, ['1', '1', '1', '1']),
    );
    await answer(fullHistory);
    const before = asked();
    tick(at(73), '9');
    expect(asked()).toBe(before);
    tick(at(75), '9');
    expect(asked()).toBe(before + 1);
  });

  it('does not keep a candle of an absurd time', async () => {
    const { answer, tick, closes } = await setUp();
    await answer(history);
    tick(at(1_000_000), '9');
    await answer(history);
    tick(at(2), '4');
    await answer(history);
    tick(at(3), '5');
    expect(closes()).toEqual(['2', '3', '4', '5']);
  });

  it('shows quotes without a history, if it is empty', async () => {
    const { answer, tick, closes, asked } = await setUp({ isKnown: false });
    tick(at(4), '9');
    await answer([]);
    await answer([]);
    tick(at(5), '8');
    expect([closes(), asked()]).toEqual([['9', '8'], 2]);
  });
});

describe('a listener that throws', () => {
  it('does not look like a failed load, and does not stop the other listeners', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { feed, answer, tick } = await setUp();
    const fault = new Error('mine');
    feed.subscribe(() => {
      throw fault;
    });
    const other = vi.fn();
    feed.subscribe(other);
    await answer(history);
    expect(feed.getSnapshot()).not.toHaveProperty('error');
    expect(feed.getSnapshot().status).toBe('ready');
    expect(other).toHaveBeenCalledTimes(1);
    tick(100_000, '6');
    expect(other).toHaveBeenCalledTimes(2);
    expect(report.mock.calls).toEqual([[fault], [fault]]);
    vi.unstubAllGlobals();
  });

  it('does not call a listener that another one removed', async () => {
    const { feed, answer } = await setUp();
    const removed = vi.fn();
    feed.subscribe(() => {
      off();
    });
    const off = feed.subscribe(removed);
    await answer(history);
    expect(removed).not.toHaveBeenCalled();
  });
});

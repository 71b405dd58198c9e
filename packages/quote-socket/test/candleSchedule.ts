import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import type { QuoteSocket, Ticker } from '../src/index.ts';
import { bucketStart, createCandleFeed, type Candle } from '../src/candles/index.ts';

const minuteMs = 60_000;
const limit = 8;
const absurdTime = 999_999_999_999_999;

interface Load {
  answer(candles: readonly Candle[]): void;
  fail(error: Error): void;
}

/** The system under test: a feed, its socket and the server, which has all trades. */
function createSystem() {
  let time = 10 * minuteMs;
  let price = 100;
  let quote: ((ticker: Ticker) => void) | undefined;
  let status: ((change: { phase: string }) => void) | undefined;
  let isOpen = true;
  let isFirstOfStream = true;
  let lastQuote: { start: number; close: string } | undefined;
  const truth = new Map<number, Candle>();
  const loads: Load[] = [];
  const gapLoads = new Map<number, number>();
  let requestCount = 0;

  const feed = createCandleFeed({
    symbol: 'BTCUSDT',
    interval: '1m',
    limit,
    socket: {
      subscribe(_symbol: string, listener: typeof quote) {
        quote = listener;
        return () => undefined;
      },
      on(_name: string, listener: typeof status) {
        status = listener;
        return () => undefined;
      },
    } as unknown as Pick<QuoteSocket, 'subscribe' | 'on'>,
    load() {
      requestCount += 1;
      return new Promise((answer, fail) => loads.push({ answer, fail }));
    },
  });
  feed.subscribe(() => undefined);
  feed.subscribe(check);

  function check() {
    const { candles } = feed.getSnapshot();
    expect(candles.length).toBeLessThanOrEqual(limit);
    candles.forEach(({ start, high, low }, index) => {
      expect(start).toBeGreaterThanOrEqual(candles[index - 1]?.end ?? 0);
      const { high: top, low: bottom } = truth.get(start) ?? { high: high, low: low };
      expect([Number(high) <= Number(top), Number(low) >= Number(bottom)]).toEqual([true, true]);
    });
  }

  function trade(change: number) {
    price += change;
    const start = bucketStart(time, '1m');
    const close = String(price);
    const former = truth.get(start);
    truth.set(start, {
      start,
      end: start + minuteMs,
      open: former?.open ?? close,
      high: String(Math.max(price, Number(former?.high ?? price))),
      low: String(Math.min(price, Number(former?.low ?? price))),
      close,
      volume: '1',
    });
    return { currentTime: time, close };
  }

  const isReady = () => feed.getSnapshot().status === 'ready';

  return {
    feed,
    loads,
    /** Lets time pass, then trades. The socket delivers the quote if it is open. */
    async trade(seconds: number, change: number) {
      time += seconds * 1_000;
      const ticker = trade(change);
      if (!isOpen) return;
      const before = requestCount;
      quote?.(ticker as unknown as Ticker);
      const start = bucketStart(time, '1m');
      lastQuote = { start, close: ticker.close };
      if (isReady()) expect(feed.getSnapshot().candles.at(-1)).toMatchObject(lastQuote);
      if (requestCount > before && !isFirstOfStream) {
        gapLoads.set(start, (gapLoads.get(start) ?? 0) + 1);
        expect(gapLoads.get(start), 'loads because of a gap in one period').toBe(1);
      }
      isFirstOfStream = false;
      await settle();
    },
    async tradeAtAbsurdTime() {
      if (!isOpen) return;
      quote?.({ currentTime: absurdTime, close: '1' } as unknown as Ticker);
      isFirstOfStream = false;
      lastQuote = undefined;
      await settle();
    },
    /** Answers the oldest load with a history that ends `lag` periods ago. */
    async answer(lag: number) {
      const load = loads.shift();
      if (!load) return;
      const history = [...truth.values()].filter(({ start }) => start <= time - lag * minuteMs);
      const shown = feed.getSnapshot().candles.map(({ start }) => start);
      load.answer(history.slice(-limit));
      await settle();
      const last = history.at(-1)?.start ?? 0;
      const { candles } = feed.getSnapshot();
      const later = shown.filter((start) => start > last && start <= time).slice(-limit);
      expect(candles.map(({ start }) => start)).toEqual(expect.arrayContaining(later));
      if (lastQuote) expect(candles.at(-1)?.start).toBeGreaterThanOrEqual(lastQuote.start);
    },
    async fail() {
      loads.shift()?.fail(new Error('offline'));
      await settle();
    },
    async reconnect() {
      isOpen = false;
      status?.({ phase: 'waiting' });
      await settle();
      isOpen = true;
      isFirstOfStream = true;
      status?.({ phase: 'open' });
      await settle();
    },
    async disconnect() {
      isOpen = false;
      status?.({ phase: 'waiting' });
      await settle();
    },
    /** Ends the schedule: with an up-to-date history and a few quotes, the candles are those of the server. */
    async finish() {
      while (loads.length > 0) await this.answer(0);
      await this.reconnect();
      while (loads.length > 0) await this.answer(0);
      await this.trade(1, 1);
      while (loads.length > 0) await this.answer(0);
      const plain = ({ start, high, low, close }: Candle) => ({ start, high, low, close });
      expect(feed.getSnapshot().candles.map(plain)).toEqual(
        [...truth.values()].slice(-limit).map(plain),
      );
    },
  };
}

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

type System = ReturnType<typeof createSystem>;

/** A step of a schedule. */
class Step implements fc.AsyncCommand<object, System> {
  private readonly text: string;
  private readonly act: (system: System) => Promise<void>;

  constructor(text: string, act: (system: System) => Promise<void>) {
    this.text = text;
    this.act = act;
  }

  check() {
    return true;
  }

  async run(_model: object, system: System) {
    await this.act(system);
  }

  toString() {
    return this.text;
  }
}

const trade = (seconds: fc.Arbitrary<number>) =>
  fc
    .record({ seconds, change: fc.integer({ min: -9, max: 9 }) })
    .map(
      ({ seconds: after, change }) =>
        new Step(`trade(${after} s, ${change})`, (system) => system.trade(after, change)),
    );

const lag = fc
  .integer({ min: 0, max: 5 })
  .map((periods) => new Step(`answer(lag ${periods})`, (system) => system.answer(periods)));

const steps = [
  trade(fc.integer({ min: 0, max: 20 })),
  trade(fc.integer({ min: 0, max: 20 })),
  trade(fc.integer({ min: 60, max: 400 })),
  lag,
  lag,
  fc.constant(new Step('fail', (system) => system.fail())),
  fc.constant(new Step('reconnect', (system) => system.reconnect())),
  fc.constant(new Step('disconnect', (system) => system.disconnect())),
  fc.constant(new Step('tradeAtAbsurdTime', (system) => system.tradeAtAbsurdTime())),
];

/** Runs random schedules of quotes, gaps, late histories and reconnects. A failure prints the seed and the steps. */
export async function checkCandleSchedules(numRuns: number) {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: '+1' }), async (commands) => {
      const system = createSystem();
      await settle();
      await fc.asyncModelRun(() => ({ model: {}, real: system }), commands);
      await system.finish();
    }),
    { numRuns },
  );
}

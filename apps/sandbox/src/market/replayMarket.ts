import { createCandleHistory } from './candleHistory.ts';
import type { Clock } from '../clock.ts';
import { decimalsOf, formatScaled, scaled } from './scaledDecimal.ts';
import type { Market, Quote } from './market.ts';
import type { RecordedFrame } from './readRecording.ts';

/** Pause before the recording repeats, in ms. */
const roundPauseMs = 1_000;

/**
 * Creates a market that repeats a recording with its original timing. Each repetition adds the same offset to
 * all quote times `t`, so that they are current. Everything else is sent unchanged. Candles start with the first
 * repetition, because a recording has no earlier prices.
 */
export function createReplayMarket(frames: readonly RecordedFrame[], clock: Clock): Market {
  const firstAt = frames[0]?.at ?? 0;
  // Quotes were recorded with different network delays. Extend each round by the largest difference between
  // them, so that no quote of a round is older than the quotes of the previous round.
  const delays = frames.flatMap(({ at, items }) => items.map(({ t }) => at - t));
  const spread = delays.reduce((a, b) => Math.max(a, b)) - delays.reduce((a, b) => Math.min(a, b));
  const roundMs = (frames.at(-1)?.at ?? 0) - firstAt + roundPauseMs + spread;

  let roundStart = clock.now();
  let nextIndex = 0;
  let timer: unknown;

  const latest = new Map<string, Quote>();
  for (const frame of frames) {
    if (!latest.has(frame.symbol)) latest.set(frame.symbol, shifted(frame, roundStart - frame.at));
  }

  const decimals = maxDecimals(frames);
  const decimalsIn = (symbol: string) => decimals.get(symbol) ?? 0;
  const histories = new Map([...latest.keys()].map((symbol) => [symbol, createCandleHistory()]));
  const addToHistory = ({ symbol, items }: Quote) => {
    for (const { t, c } of items) {
      // Recordings may contain invalid prices on purpose, to test clients.
      const units = scaled(c, decimalsIn(symbol));
      if (units === undefined) continue;
      histories.get(symbol)?.add({ time: t, price: units, volume: undefined });
    }
  };
  for (const quote of latest.values()) addToHistory(quote);

  return {
    source: 'replay',
    symbols: [...latest.keys()],
    latest: (symbol) => latest.get(symbol),
    candles(symbol, range) {
      const asPrice = (units: bigint) => formatScaled(units, decimalsIn(symbol));
      const candles = histories.get(symbol)?.read(range) ?? [];
      return candles.map(({ start, open, high, low, close }) => ({
        start,
        open: asPrice(open),
        high: asPrice(high),
        low: asPrice(low),
        close: asPrice(close),
      }));
    },
    start(onQuote) {
      roundStart = clock.now();
      const play = () => {
        const now = clock.now();
        for (let frame = frames[nextIndex]; frame; frame = frames[nextIndex]) {
          const due = roundStart + frame.at - firstAt;
          if (due > now) {
            timer = clock.setTimeout(play, due - now);
            return;
          }
          const quote = shifted(frame, roundStart - firstAt);
          latest.set(frame.symbol, quote);
          addToHistory(quote);
          onQuote(quote);
          nextIndex += 1;
        }
        nextIndex = 0;
        // After the machine wakes from sleep, skip missed rounds.
        roundStart = Math.max(roundStart + roundMs, now);
        timer = clock.setTimeout(play, roundStart - now);
      };
      timer = clock.setTimeout(play, 0);
    },
    stop: () => clock.clearTimeout(timer),
  };
}

/** Returns the largest number of decimals in the prices of each symbol. */
function maxDecimals(frames: readonly RecordedFrame[]): ReadonlyMap<string, number> {
  const decimals = new Map<string, number>();
  for (const { symbol, items } of frames) {
    const counts = items.map(({ c }) => decimalsOf(c));
    decimals.set(symbol, Math.max(decimals.get(symbol) ?? 0, ...counts));
  }
  return decimals;
}

/** Returns the quote of a frame as if it was recorded `byMs` later. */
function shifted({ symbol, symbolName, items }: RecordedFrame, byMs: number): Quote {
  return { symbol, symbolName, items: items.map((item) => ({ ...item, t: item.t + byMs })) };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom, testSeed } from '@tooling/testing/seed';
import { describe, expect, it } from 'vitest';
import { createAggregator, type Candle, type CandleInput, type Interval } from './index.ts';

const minuteMs = 60_000;
const day = Date.UTC(2022, 11, 13);

const minutesByInterval: [Interval, number][] = [
  ['1m', 1],
  ['3m', 3],
  ['5m', 5],
  ['15m', 15],
  ['30m', 30],
  ['1h', 60],
  ['2h', 120],
  ['4h', 240],
  ['6h', 360],
  ['8h', 480],
  ['12h', 720],
  ['1d', 1_440],
];

/**
 * Returns a line per minute in the format of the recordings: ms since the start of the day, open, high,
 * low, close, volume.
 */
function generatedDay(seed: number): string {
  const random = seededRandom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  /** Formats an integer number of cents or satoshi with as few decimals as possible: `17205`, `17205.5`. */
  const text = (units: number, decimals: number) => String(units / 10 ** decimals);
  let price = 1_720_886;
  return Array.from({ length: 1_440 }, (_, index) => {
    // 2 % of the minutes have no trades, and in 1 % the price jumps.
    const isQuiet = random() < 0.02;
    if (random() < 0.01) price += upTo(20_000) - 10_000;
    const open = price;
    const close = isQuiet ? open : open + upTo(4_000) - 2_000;
    const high = Math.max(open, close) + (isQuiet ? 0 : upTo(1_500));
    const low = Math.min(open, close) - (isQuiet ? 0 : upTo(1_500));
    price = close;
    const prices = [open, high, low, close].map((cents) => text(cents, 2));
    return [index * minuteMs, ...prices, isQuiet ? '0' : text(upTo(30_000_000) + 100, 6)].join();
  }).join('\n');
}

/** Recorded candles are not part of the repository. Without them, only the generated day is tested. */
const recordings = globSync('../../../../../shared/data/candles/*-1m-2022-12-13.csv', {
  cwd: import.meta.dirname,
});

const days: [name: string, csv: () => string][] = [
  ['a generated day', () => generatedDay(testSeed())],
  ...recordings.map((file): (typeof days)[number] => [
    file.slice(file.lastIndexOf('/') + 1),
    () => readFileSync(join(import.meta.dirname, file), 'utf8'),
  ]),
];

type Minute = Required<Omit<CandleInput, 'price' | 'interval'>>;

function readCandles(csv: string): Minute[] {
  return csv
    .trim()
    .split('\n')
    .map((line) => {
      const [at, open = '', high = '', low = '', close = '', volume = ''] = line.split(',');
      return { time: day + Number(at), open, high, low, close, volume };
    });
}

/** Converts a decimal string to units of 10⁻⁸. */
function units(text = ''): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}

const maximum = (values: bigint[]) => values.reduce((a, b) => (b > a ? b : a));
const minimum = (values: bigint[]) => values.reduce((a, b) => (b < a ? b : a));

/** Computes the expected candles independently of the package: with integers, from groups of `length` minutes. */
function expectedCandles(minutes: readonly Minute[], length: number) {
  return Array.from({ length: 1_440 / length }, (_, index) => {
    const group = minutes.slice(index * length, (index + 1) * length);
    return {
      start: day + index * length * minuteMs,
      end: day + (index + 1) * length * minuteMs,
      open: group[0]?.open,
      high: maximum(group.map(({ high }) => units(high))),
      low: minimum(group.map(({ low }) => units(low))),
      close: group.at(-1)?.close,
      volume: group.reduce((sum, { volume }) => sum + units(volume), 0n),
    };
  });
}

describe.each(days)('candles of %s', (_name, csv) => {
  const minutes = readCandles(csv());

  it('has 1,440 one-minute inputs', () => {
    expect(minutes.map(({ time }) => time)).toEqual(
      Array.from({ length: 1_440 }, (_, index) => day + index * minuteMs),
    );
  });

  it.each(minutesByInterval)('aggregates them exactly to %s', (interval, length) => {
    const aggregator = createAggregator(interval, 'candles');
    const candles = minutes.flatMap((input) => aggregator.push(input));
    candles.push(aggregator.current() as Candle);
    expect(
      candles.map((candle) => ({
        ...candle,
        high: units(candle.high),
        low: units(candle.low),
        volume: units(candle.volume),
      })),
    ).toEqual(expectedCandles(minutes, length));
  });
});

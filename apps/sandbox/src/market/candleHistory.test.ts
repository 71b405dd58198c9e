import { testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { candleIntervals, createCandleHistory, type CandleInterval } from './candleHistory.ts';
import { createRandom } from '../random.ts';

const minuteMs = 60_000;

it('matches a direct aggregation of all trades over three days', () => {
  const seed = testSeed();
  const random = createRandom(seed);
  const history = createCandleHistory();
  const trades: { time: number; price: bigint; volume: bigint }[] = [];
  let time = Date.UTC(2026, 0, 5);
  while (trades.length < 6_000) {
    time += Math.floor(random() * 2 * minuteMs);
    const trade = {
      time,
      price: BigInt(1 + Math.floor(random() * 1e6)),
      volume: BigInt(Math.floor(random() * 1e9)),
    };
    trades.push(trade);
    history.add(trade);
  }
  for (const interval of ['15m', '1h', '4h', '1d'] as const) {
    const step = candleIntervals[interval];
    const groups = Map.groupBy(trades, (trade) => Math.floor(trade.time / step) * step);
    const expected = [...groups].map(([start, group]) => ({
      start,
      open: group[0]!.price,
      high: group.reduce((high, { price }) => (price > high ? price : high), 0n),
      low: group.reduce((low, { price }) => (price < low ? price : low), group[0]!.price),
      close: group.at(-1)!.price,
      volume: group.reduce((sum, { volume }) => sum + volume, 0n),
    }));
    expect(history.read({ interval, limit: 1_000, offsetMs: 0 }), `seed ${seed}`).toEqual(expected);
  }
});

it('returns the newest candles, oldest first', () => {
  const history = createCandleHistory();
  for (let index = 0; index < 10; index += 1)
    history.add({ time: index * minuteMs, price: BigInt(index), volume: 1n });
  expect(history.read({ interval: '1m', limit: 2, offsetMs: 0 }).map(({ start }) => start)).toEqual(
    [8 * minuteMs, 9 * minuteMs],
  );
});

it.each<[CandleInterval, number, number[]]>([
  ['1m', 30_000, [0, minuteMs]],
  ['15m', -1, [-900_000, 0]],
  ['1d', 86_399_999, [0, 86_400_000]],
])('aligns %s candles to a clock that is shifted by %d ms', (interval, offsetMs, starts) => {
  const history = createCandleHistory();
  history.add({ time: 0, price: 1n, volume: 1n });
  history.add({ time: minuteMs, price: 2n, volume: 1n });
  expect(history.read({ interval, limit: 10, offsetMs }).map(({ start }) => start)).toEqual(starts);
});

it('adds a late trade to the current candle, and has no volume if that of a trade is unknown', () => {
  const history = createCandleHistory();
  history.add({ time: 10 * minuteMs, price: 5n, volume: 1n });
  history.add({ time: 0, price: 6n, volume: undefined });
  expect(history.read({ interval: '1m', limit: 10, offsetMs: 0 })).toEqual([
    { start: 10 * minuteMs, open: 5n, high: 6n, low: 5n, close: 6n, volume: undefined },
  ]);
});

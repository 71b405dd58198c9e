import { testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createRollingDay } from './rollingDay.ts';

const minuteMs = 60_000;

it('matches a direct summary of all trades of the last 1,440 minutes', () => {
  const seed = testSeed();
  const random = createRandom(seed);
  const day = createRollingDay();
  const trades: { minute: number; price: number; quantity: bigint }[] = [];
  let time = 0;
  for (let i = 0; i < 3_000; i += 1) {
    time += Math.floor(random() * 3 * minuteMs);
    const trade = {
      minute: Math.floor(time / minuteMs),
      price: 1 + Math.floor(random() * 1e6),
      quantity: BigInt(Math.floor(random() * 1e9)),
    };
    trades.push(trade);
    day.add({ ...trade, time });
    if (i % 100 !== 99) continue;
    const window = trades.filter((each) => each.minute > trade.minute - 1_440);
    expect(day.summary(), `seed ${seed}`).toEqual({
      open: window[0]?.price,
      high: Math.max(...window.map(({ price }) => price)),
      low: Math.min(...window.map(({ price }) => price)),
      volume: window.reduce((sum, { quantity }) => sum + quantity, 0n),
      quoteVolume: window.reduce((sum, { price, quantity }) => sum + BigInt(price) * quantity, 0n),
    });
  }
});

it('starts again after a day without trades', () => {
  const day = createRollingDay();
  day.add({ time: 0, price: 100, quantity: 1n });
  day.add({ time: 1_440 * minuteMs, price: 7, quantity: 2n });
  expect(day.summary()).toEqual({ open: 7, high: 7, low: 7, volume: 2n, quoteVolume: 14n });
});

it('adds a late trade to the current minute', () => {
  const day = createRollingDay();
  day.add({ time: 10 * minuteMs, price: 5, quantity: 1n });
  day.add({ time: 0, price: 6, quantity: 1n });
  expect(day.summary()).toMatchObject({ open: 5, high: 6, volume: 2n });
});

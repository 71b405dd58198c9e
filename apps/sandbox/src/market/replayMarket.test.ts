import { expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import type { Quote } from './market.ts';
import type { RecordedFrame } from './readRecording.ts';
import { createReplayMarket } from './replayMarket.ts';

/** Creates a frame that was received at `at`, with a quote from `quotedAt`. */
function frame(
  at: number,
  { symbol, price, quotedAt = at - 50 }: { symbol: string; price: string; quotedAt?: number },
): RecordedFrame {
  const prices = { c: price, h: price, l: price, o: price };
  const item = {
    t: quotedAt,
    s: symbol,
    sn: symbol,
    ...prices,
    v: '1',
    qv: '1',
    m: '0.0000',
    e: 1,
  };
  return { at, symbol, symbolName: symbol, items: [item] };
}

const recording = [
  frame(1_000, { symbol: 'A', price: '1.10' }),
  frame(1_400, { symbol: 'B', price: '0.0010' }),
  frame(3_000, { symbol: 'A', price: '1.20' }),
];

it('has a quote for every symbol before it starts', () => {
  const market = createReplayMarket(recording, createFakeClock());
  expect(market.symbols).toEqual(['A', 'B']);
  expect(market.latest('B')?.items[0]?.c).toBe('0.0010');
  expect(market.latest('C')).toBeUndefined();
});

it('repeats the recording with its timing and shifts the quote times to the current time', () => {
  const clock = createFakeClock(500_000);
  const market = createReplayMarket(recording, clock);
  const played: [number, string, string, number][] = [];
  market.start(({ symbol, items }: Quote) => {
    played.push([clock.now(), symbol, items[0]!.c, items[0]!.t]);
  });
  clock.advance(3_400);
  expect(played).toEqual([
    [500_000, 'A', '1.10', 499_950],
    [500_400, 'B', '0.0010', 500_350],
    [502_000, 'A', '1.20', 501_950],
    [503_000, 'A', '1.10', 502_950],
    [503_400, 'B', '0.0010', 503_350],
  ]);
  expect(market.latest('A')?.items[0]?.t).toBe(502_950);
  market.stop();
  expect(clock.pending).toBe(0);
});

it('never sends a quote that is older than the previous quote of its symbol', () => {
  const clock = createFakeClock();
  // The first quote is 9 s older than its frame.
  const next = frame(2_000, { symbol: 'A', price: '2', quotedAt: 1_999 });
  const late = frame(1_000, { symbol: 'A', price: '1', quotedAt: 1_000 - 9_000 });
  const market = createReplayMarket([late, next], clock);
  const times: number[] = [];
  market.start(({ items }) => times.push(items[0]!.t));
  clock.advance(60_000);
  expect(times.length).toBeGreaterThan(6);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readItem, readTicker } from './ticker.ts';

const decimal = fc.stringMatching(/^\d{1,12}(\.\d{1,8})?$/);
const odd = fc.constantFrom('', 'NaN', '-1', '1.', '.5', '1e5', ' 1', '1\n', null, 7);
const field = fc.oneof({ weight: 20, arbitrary: decimal }, { weight: 1, arbitrary: odd });
const wire = fc.record({
  t: fc.oneof(fc.nat(), fc.constantFrom(0, -1, 1.5, 1_700_000_000_000, 2 ** 53, 1e15 - 1)),
  s: fc.constantFrom('BTCUSDT', 'A-B', 'Ü', '"', ''),
  sn: fc.constantFrom('BTCUSDT', '}', '\\'),
  c: field,
  h: field,
  l: field,
  o: field,
  v: field,
  qv: field,
  m: fc.oneof(field, fc.constant('-0.5')),
  e: fc.constantFrom(301, 0, 'x'),
});

/** What the rules say, written out again. */
function isGood(item: Record<string, unknown>): boolean {
  const right = (name: string, shape: RegExp) =>
    typeof item[name] === 'string' && shape.test(item[name]);
  return (
    Number.isInteger(item['t']) &&
    (item['t'] as number) >= 0 &&
    (item['t'] as number) < 1e15 &&
    right('s', /^[^"\\]+$/) &&
    right('m', /^-?\d+(\.\d+)?$/) &&
    ['c', 'h', 'l', 'o', 'v', 'qv'].every((name) => right(name, /^\d+(\.\d+)?$/))
  );
}

it('reads an item from its text as from its parsed form, byte for byte', () => {
  fc.assert(
    fc.property(wire, (item) => {
      const ticker = readItem(JSON.stringify(item));
      expect(ticker).toEqual(readTicker(item));
      expect(ticker !== undefined).toBe(isGood(item));
      if (!ticker) return;
      const { symbol, close, high, low, open, volume, quoteVolume, range } = ticker;
      const { s, c, h, l, o, v, qv, m, t } = item;
      expect([symbol, close, high, low, open, volume, quoteVolume, range]).toEqual([
        ...[s, c, h, l, o, v, qv, m],
      ]);
      expect([ticker.currentTime, ticker.startTime]).toEqual([t, t - 86_399_000]);
    }),
    { numRuns: 2_000 },
  );
});

it.each([null, 7, 'text', [], {}])('rejects %j', (item) => {
  expect(readTicker(item)).toBeUndefined();
});

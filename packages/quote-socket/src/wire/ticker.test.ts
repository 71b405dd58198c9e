import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { readTicker } from './ticker.ts';
import { realtimesCodec } from './realtimesCodec.ts';

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

/** Checks the rules for a valid item, independently of the package's implementation. */
function isGood(item: Record<string, unknown>): boolean {
  const matches = (name: string, shape: RegExp) =>
    typeof item[name] === 'string' && shape.test(item[name]);
  return (
    Number.isInteger(item['t']) &&
    (item['t'] as number) >= 0 &&
    (item['t'] as number) < 1e15 &&
    matches('s', /^[^"\\]+$/) &&
    matches('m', /^-?\d+(\.\d+)?$/) &&
    ['c', 'h', 'l', 'o', 'v', 'qv'].every((name) => matches(name, /^\d+(\.\d+)?$/))
  );
}

/** Returns a frame in the server's format. */
function frameOf(item: Record<string, unknown>): string {
  const params = { binary: 'false' };
  return JSON.stringify({ topic: 'realtimes', symbol: 'X', params, data: [item], f: false });
}

it('reads the same ticker from raw text as from a parsed item', () => {
  fc.assert(
    fc.property(wire, (item) => {
      const frame = frameOf(item);
      const ticker = realtimesCodec.read(frame)?.tickers[0];
      expect(ticker).toEqual(readTicker(item));
      expect(realtimesCodec.read(` ${frame}`)?.tickers[0]).toEqual(ticker);
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

it('peeks only at valid quotes whose keys are in the order that the server uses', () => {
  fc.assert(
    fc.property(wire, (item) => {
      const frame = frameOf(item);
      const isPlain = isGood(item) && item.sn === 'BTCUSDT' && item.e !== 'x';
      expect(realtimesCodec.peek?.(frame)).toEqual(
        isPlain ? { symbol: item.s, time: item.t } : undefined,
      );
      for (const other of [
        ` ${frame}`,
        frame.replace('realtimes', 'depth'),
        frame.replace('}]', '},{}]'),
        frame.replace('"data":[', '"data":[[').replace('}]', '}]]'),
        `${frame}{}`,
      ]) {
        expect(realtimesCodec.peek?.(other)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

it.each([null, 7, 'text', [], {}])('rejects %j, which is not an item', (item) => {
  expect(readTicker(item)).toBeUndefined();
});

import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { readTicker, realtimesCodec } from './realtimesCodec.ts';
import { realtimesFrame } from '../testing/index.ts';

const item = (symbol: string, fields: object = {}) => ({
  ...(JSON.parse(realtimesFrame({ symbol }).text) as { data: object[] }).data[0],
  ...fields,
});
const read = (frame: unknown) => realtimesCodec.read(JSON.stringify(frame));
const noQuotes = { tickers: [], failures: [] };

it('writes requests and pings in the format of PROTOCOL.md', () => {
  expect(realtimesCodec.subscribe(['BTCUSDT', 'ETHUSDT'])).toEqual({
    topic: 'realtimes',
    event: 'sub',
    symbol: 'BTCUSDT,ETHUSDT',
    params: { binary: false },
  });
  expect(realtimesCodec.unsubscribe(['BTCUSDT'])).toEqual({
    topic: 'realtimes',
    event: 'cancel',
    symbol: 'BTCUSDT',
    params: { binary: false },
  });
  expect(realtimesCodec.ping(5)).toEqual({ ping: 5 });
});

it.each([
  { pong: 1 },
  {},
  { topic: 'depth', symbol: 'BTCUSDT', data: [item('BTCUSDT')] },
  { topic: 'depth', symbol: 'BTCUSDT', code: '-1' },
  { topic: 'realtimes', event: 'sub', symbol: 'BTCUSDT', code: '0', msg: 'Success' },
  { topic: 'realtimes', event: 'sub', symbol: 'BTCUSDT', code: 0 },
  { topic: 'realtimes', event: 'sub', symbol: 'BTCUSDT' },
  { topic: 'realtimes', event: 'sub', symbol: 'BTCUSDT', code: null },
  { topic: 'realtimes', symbol: 'BTCUSDT', data: [] },
])('ignores the message %j', (frame) => {
  expect(read(frame)).toEqual(noQuotes);
});

it.each(['', '{', 'text'])('throws for %j, which is not JSON', (frame) => {
  expect(() => realtimesCodec.read(frame)).toThrow();
});

it.each(['null', '42', 'true', '"pong"', '[]', '[1,2]', '[{"topic":"realtimes"}]'])(
  'does not accept %s, which is not a JSON object',
  (frame) => {
    expect(realtimesCodec.read(frame)).toBeUndefined();
  },
);

it.each(['topic', 'data', 'symbol', 'params', 'toJSON', '__proto__', 'constructor'])(
  'ignores an unknown field of an item named %s',
  (name) => {
    for (const value of ['x', 1, null, [], { s: 'X' }]) {
      const fields = Object.fromEntries([[name, value]]);
      expect(read({ topic: 'realtimes', data: [item('AUSDT', fields)] })).toEqual(
        read({ topic: 'realtimes', data: [item('AUSDT')] }),
      );
    }
  },
);

it('reads several items, valid and invalid', () => {
  const frame = read({
    topic: 'realtimes',
    symbol: 'FRAMESYMBOL',
    data: [item('AUSDT'), item('BUSDT', { c: '' }), item('CUSDT'), { c: '1' }, null, 7],
  });
  expect(frame?.tickers.map(({ symbol }) => symbol)).toEqual(['AUSDT', 'CUSDT']);
  expect(frame?.failures).toEqual([
    { symbol: 'BUSDT' },
    { symbol: 'FRAMESYMBOL' },
    { symbol: 'FRAMESYMBOL' },
    { symbol: 'FRAMESYMBOL' },
  ]);
});

it('reads `data` that is a single item instead of a list', () => {
  const frame = read({ topic: 'realtimes', data: item('AUSDT') });
  expect(frame?.tickers.map(({ symbol }) => symbol)).toEqual(['AUSDT']);
});

it.each([
  ['-1', 'No', '["-1","No"]'],
  [-100010, 'Invalid', '[-100010,"Invalid"]'],
  ['unknownSymbol', undefined, '["unknownSymbol",null]'],
])('reports a refusal with code %j for each symbol', (code, msg, refusal) => {
  expect(read({ topic: 'realtimes', event: 'sub', symbol: 'AUSDT,BUSDT', code, msg })).toEqual({
    tickers: [],
    failures: [
      { symbol: 'AUSDT', refusal },
      { symbol: 'BUSDT', refusal },
    ],
  });
});

it('reports a refusal without a readable symbol with an empty symbol', () => {
  expect(read({ topic: 'realtimes', symbol: 5, code: '1', msg: 'No' })?.failures).toEqual([
    { symbol: '', refusal: '["1","No"]' },
  ]);
});

it('peeks at the symbol and time only of a frame with one valid quote', () => {
  const { text } = realtimesFrame({ symbol: 'AUSDT', currentTime: 1_234 });
  expect(realtimesCodec.peek?.(text)).toEqual({ symbol: 'AUSDT', time: 1_234 });
  expect(realtimesCodec.peek?.('{"pong":1}')).toBeUndefined();
});

const decimal = fc.stringMatching(/^\d{1,12}(\.\d{1,8})?$/);
const invalidValue = fc.constantFrom('', 'NaN', '-1', '1.', '.5', '1e5', ' 1', '1\n', null, 7);
const field = fc.oneof({ weight: 20, arbitrary: decimal }, { weight: 1, arbitrary: invalidValue });
/** Items of a frame, valid and invalid. */
const items = fc.record({
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
function isValidItem(item: Record<string, unknown>): boolean {
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
    fc.property(items, (item) => {
      const frame = frameOf(item);
      const ticker = realtimesCodec.read(frame)?.tickers[0];
      expect(ticker).toEqual(readTicker(item));
      expect(realtimesCodec.read(` ${frame}`)?.tickers[0]).toEqual(ticker);
      expect(ticker !== undefined).toBe(isValidItem(item));
      if (!ticker) return;
      const { symbol, close, high, low, open, volume, quoteVolume, range } = ticker;
      const { s, c, h, l, o, v, qv, m, t } = item;
      const fields = [symbol, close, high, low, open, volume, quoteVolume, range];
      expect(fields).toEqual([s, c, h, l, o, v, qv, m]);
      expect(ticker.currentTime).toBe(t);
      expect(ticker.startTime).toBe(t - 86_399_000);
    }),
    { numRuns: 2_000 },
  );
});

it('peeks only at valid quotes whose keys are in the order that the server uses', () => {
  fc.assert(
    fc.property(items, (item) => {
      const frame = frameOf(item);
      const isPlain = isValidItem(item) && item.sn === 'BTCUSDT' && item.e !== 'x';
      expect(realtimesCodec.peek?.(frame)).toEqual(
        isPlain ? { symbol: item.s, time: item.t } : undefined,
      );
      const differentFrames = [
        ` ${frame}`,
        frame.replace('realtimes', 'depth'),
        frame.replace('}]', '},{}]'),
        frame.replace('"data":[', '"data":[[').replace('}]', '}]]'),
        `${frame}{}`,
      ];
      for (const different of differentFrames) {
        expect(realtimesCodec.peek?.(different)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

it.each([null, 7, 'text', [], {}])('rejects %j, which is not an item', (item) => {
  expect(readTicker(item)).toBeUndefined();
});

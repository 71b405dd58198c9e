import { expect, it } from 'vitest';
import { realtimesCodec } from './realtimesCodec.ts';
import { realtimesFrame } from '../testing/index.ts';

const item = (symbol: string, fields: object = {}) => ({
  ...(JSON.parse(realtimesFrame({ symbol }).text) as { data: object[] }).data[0],
  ...fields,
});
const read = (frame: unknown) => realtimesCodec.read(JSON.stringify(frame));
const nothing = { tickers: [], failures: [] };

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
  expect(read(frame)).toEqual(nothing);
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
    symbol: 'WHOLE',
    data: [item('AUSDT'), item('BUSDT', { c: '' }), item('CUSDT'), { c: '1' }, null, 7],
  });
  expect(frame?.tickers.map(({ symbol }) => symbol)).toEqual(['AUSDT', 'CUSDT']);
  expect(frame?.failures).toEqual([
    { symbol: 'BUSDT' },
    { symbol: 'WHOLE' },
    { symbol: 'WHOLE' },
    { symbol: 'WHOLE' },
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

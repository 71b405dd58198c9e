import { expect, it } from 'vitest';
import { errorFrame, readClientMessage } from './quoteMessages.ts';

const sub = { topic: 'realtimes', event: 'sub', symbol: 'A, B', params: { binary: false } };

it.each([
  [sub, { kind: 'sub', symbols: ['A', 'B'] }],
  [
    { ...sub, params: { binary: 'false' } },
    { kind: 'sub', symbols: ['A', 'B'] },
  ],
  [
    { ...sub, params: undefined },
    { kind: 'sub', symbols: ['A', 'B'] },
  ],
  [
    { ...sub, event: 'cancel' },
    { kind: 'cancel', symbols: ['A', 'B'] },
  ],
  [{ ping: 12 }, { kind: 'ping', ping: 12 }],
])('parses the client message %j', (message, read) => {
  expect(readClientMessage(JSON.stringify(message))).toEqual(read);
});

it.each([
  ['', 'malformed'],
  ['{', 'malformed'],
  ['null', 'malformed'],
  ['[]', 'malformed'],
  ['{"ping":"1"}', 'malformed'],
  [JSON.stringify({ ...sub, symbol: ['A'] }), 'malformed'],
  [JSON.stringify({ ...sub, params: { binary: 'maybe' } }), 'malformed'],
  [JSON.stringify({ ...sub, topic: 'depth' }), 'unknownTopic'],
  [JSON.stringify({ ...sub, event: 'toString' }), 'unknownEvent'],
  [JSON.stringify({ ...sub, params: { binary: true } }), 'binaryUnsupported'],
])('rejects the client message %s with the code %s', (text, code) => {
  expect(readClientMessage(text)).toMatchObject({ code });
});

it('truncates a long symbol in an error', () => {
  const frame = errorFrame({ code: 'unknownSymbol', msg: 'No.', symbol: 'x'.repeat(10_000) });
  expect(JSON.parse(frame)).toEqual({
    topic: 'realtimes',
    event: 'error',
    symbol: 'x'.repeat(32),
    code: 'unknownSymbol',
    msg: 'No.',
  });
});

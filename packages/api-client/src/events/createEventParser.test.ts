import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { createEventParser } from './createEventParser.ts';

/** Parses the parts, and returns everything that the parser reports. */
function parse(parts: readonly string[], maxChars = 100) {
  const seen: unknown[] = [];
  const feed = createEventParser({
    maxChars,
    onId: (id) => seen.push({ id }),
    onEvent: (event) => seen.push(event),
    onRetry: (retry) => seen.push({ retry }),
  });
  for (const part of parts) feed(part);
  return seen;
}

it.each<[text: string, seen: unknown[]]>([
  ['data: a\n\n', [{ type: 'message', data: 'a' }]],
  ['data:a\r\ndata:  b\r\n\r\n', [{ type: 'message', data: 'a\n b' }]],
  ['data\rdata\r\r', [{ type: 'message', data: '\n' }]],
  ['event: tick\nid: 7\ndata: a\n\n', [{ id: '7' }, { type: 'tick', data: 'a' }]],
  ['id: 7\n\n', [{ id: '7' }]],
  ['id\n\n', [{ id: '' }]],
  ['id: a\0b\ndata: a\n\n', [{ type: 'message', data: 'a' }]],
  ['event: tick\n\ndata: a\n\n', [{ type: 'message', data: 'a' }]],
  ['retry: 50\nretry: -1\nretry: x\nretry\n', [{ retry: 50 }]],
  [': comment\nother: x\ndata: a', []],
  ['data: a\n', []],
  ['data: a:b\n\n', [{ type: 'message', data: 'a:b' }]],
])('parses %j', (text, seen) => {
  expect(parse([text])).toEqual(seen);
});

it('parses the same events wherever the text is cut', () => {
  const piece = fc.constantFrom(
    'data: a',
    'id: 1',
    'event: b',
    ': c',
    '\n',
    '\r',
    '\r\n',
    'retry: 5',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.array(fc.nat(80)), (pieces, cuts) => {
      const text = pieces.join('');
      const places = [0, ...cuts.filter((cut) => cut < text.length), text.length].sort(
        (a, b) => a - b,
      );
      const parts = places.slice(1).map((end, index) => text.slice(places[index], end));
      expect(parse(parts, 1_000)).toEqual(parse([text], 1_000));
    }),
  );
});

it.each([
  ['a line', ['data: ', 'x'.repeat(60), 'x'.repeat(60)]],
  ['an event', [`data: ${'x'.repeat(60)}\n`, `data: ${'x'.repeat(60)}\n`]],
])('rejects %s above the maximum', (_subject, parts) => {
  expect(() => parse(parts)).toThrow('an event is longer than maxChars, 100');
});

it('accepts many events that are shorter than the maximum', () => {
  expect(parse(Array.from({ length: 50 }, () => `data: ${'x'.repeat(60)}\n\n`))).toHaveLength(50);
});

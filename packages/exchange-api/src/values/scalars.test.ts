import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day, id, path, time, wholeNumber } from './scalars.ts';

describe.each([
  [
    'path',
    path,
    ['/', '/trade/spot/BTC/USDT', '/a?b=c#d'],
    [
      '',
      'a',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      '/\t/evil.example',
      'https://evil.example',
      '/a\\b',
    ],
  ],
  ['id', id, ['a', 'first-deposit_2', '7'], ['', 'a/b', '../a', 'é', 'x'.repeat(65), 7]],
  ['time', time, [0, 1_700_000_000_000], [-1, 1.5, 8.65e15, NaN, '1', null]],
  ['day', day, ['2026-11-21'], ['2026-1-1', '20261121', '2026-11-21T00:00', 'x2026-11-21']],
  [
    'wholeNumber',
    wholeNumber(1, 50),
    [1, 50, '7'],
    [0, 51, 1.5, '', '0', '1.5', '-1', '1e1', ' 1', true, null, ['1']],
  ],
] as [string, v.GenericSchema, unknown[], unknown[]][])('%s', (_name, schema, good, bad) => {
  it.each(good)('accepts %j', (input) => {
    expect(v.is(schema, input)).toBe(true);
  });
  it.each(bad)('rejects %j', (input) => {
    expect(v.is(schema, input)).toBe(false);
  });
});

it('converts the digits of a query parameter to a number', () => {
  expect(v.parse(wholeNumber(0, 50), '007')).toBe(7);
});

it.each([
  ['path', path, '//evil.example', 'is not a site path'],
  ['id', id, 'a/b', 'is not an id'],
  ['day', day, '2026-1-1', 'is not a date'],
])('describes an invalid %s', (_name, schema, text, message) => {
  expect(v.safeParse(schema, text).issues?.map((issue) => issue.message)).toEqual([message]);
});

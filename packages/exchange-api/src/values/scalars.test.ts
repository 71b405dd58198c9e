import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day, id, path, time, wholeNumber } from './scalars.ts';

interface Inputs {
  name: string;
  schema: v.GenericSchema;
  good: unknown[];
  bad: unknown[];
}

describe.each<Inputs>([
  {
    name: 'path',
    schema: path,
    good: ['/', '/trade/spot/BTC/USDT', '/a?b=c#d'],
    bad: [
      '',
      'a',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      '/\t/evil.example',
      'https://evil.example',
      '/a\\b',
    ],
  },
  {
    name: 'id',
    schema: id,
    good: ['a', 'first-deposit_2', '7'],
    bad: ['', 'a/b', '../a', 'é', 'x'.repeat(65), 7],
  },
  {
    name: 'time',
    schema: time,
    good: [0, 1_700_000_000_000],
    bad: [-1, 1.5, 8.65e15, NaN, '1', null],
  },
  {
    name: 'day',
    schema: day,
    good: ['2026-11-21'],
    bad: ['2026-1-1', '20261121', '2026-11-21T00:00', 'x2026-11-21'],
  },
  {
    name: 'wholeNumber',
    schema: wholeNumber(1, 50),
    good: [1, 50, '7'],
    bad: [0, 51, 1.5, '', '0', '1.5', '-1', '1e1', ' 1', true, null, ['1']],
  },
])('$name', ({ schema, good, bad }) => {
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

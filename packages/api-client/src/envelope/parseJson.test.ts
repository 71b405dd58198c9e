import fc from '@tooling/testing/fastCheck';
import { expect, it, vi } from 'vitest';
import { isApiError } from '../errors/apiError.ts';
import { parseJson } from './parseJson.ts';

it('returns the same value as JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const expected: unknown = JSON.parse(text);
      fc.pre(expected !== '' && !/\d{16}|__proto__/.test(text));
      expect(parseJson(text)).toEqual(expected);
    }),
  );
});

it('keeps all digits of integers and leaves decimals unchanged', () => {
  fc.assert(
    fc.property(
      fc.bigInt(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (integer, ratio) => {
        const text = `{"id":${integer},"ratio":${JSON.stringify(ratio)},"text":"${integer}"}`;
        const { id, ratio: read, text: quoted } = parseJson(text) as Record<string, unknown>;
        expect(String(id)).toBe(String(integer));
        expect(typeof id).toBe(Number.isSafeInteger(Number(integer)) ? 'number' : 'string');
        if (!Number.isInteger(ratio)) expect(read).toBe(ratio);
        expect(quoted).toBe(String(integer));
      },
    ),
  );
});

it('leaves long digits in strings and keys unchanged', () => {
  const text =
    '{"12345678901234567890":"a \\" 12345678901234567890, -1","b":[12345678901234567890]}';
  expect(parseJson(text)).toEqual({
    '12345678901234567890': 'a " 12345678901234567890, -1',
    b: ['12345678901234567890'],
  });
});

it.each([
  '{"__proto__":{"x":1},"a":[{"__proto__":1}]}',
  '{"\\u005f_proto_\\u005F":{"x":1},"a":[{}]}',
])('drops an own __proto__: %s', (text) => {
  const value = parseJson(text) as object;
  expect(Object.keys(value)).toEqual(['a']);
  expect(Object.getOwnPropertyNames(Object.assign({}, value))).toEqual(['a']);
  expect('x' in Object.assign({}, value)).toBe(false);
});

it('neither hangs nor overflows the stack on malicious bodies', () => {
  const deep = 100_000;
  const hostile = [
    '['.repeat(deep),
    `${'['.repeat(2_000)}"__proto__"${']'.repeat(2_000)}`,
    `"${'\\"'.repeat(200_000)}`,
    `["${'x1234567890123456'.repeat(20_000)}",1234567890123456789]`,
    `[${'"a",'.repeat(100_000)}"__proto__"]`,
    '9'.repeat(200_000),
    `[${'1234567890123456789,'.repeat(50_000)}1]`,
    `["${',1234567890123456789 '.repeat(50_000)}`,
    `["${'\\\\'.repeat(200_000)}",1234567890123456789]`,
    `[1234567890123456789${' '.repeat(200_000)}x`,
  ];
  for (const text of hostile) {
    try {
      parseJson(text);
    } catch (error) {
      expect(isApiError(error, 'badResponse')).toBe(true);
    }
  }
});

it.each([
  '{"id":"12345678901234567890","ids":["-12345678901234567890"]}',
  '{"name":"J\\u00fcrgen"}',
])('parses %s once and without a reviver', (text) => {
  const parse = vi.spyOn(JSON, 'parse');
  parseJson(text);
  expect(parse).toHaveBeenCalledExactlyOnceWith(expect.any(String), undefined);
});

it.each([
  '{"a":1, 12345678901234567890 : 1}',
  '[01234567890123456789]',
  '[--1234567890123456789]',
  '["open, 12345678901234567890]',
  '["\\\\", 12345678901234567890, "]',
  '[12345678901234567890',
])('does not make the invalid JSON %s valid', (text) => {
  expect(() => parseJson(text)).toThrow('the body is not JSON');
});

it.each([
  ['["\\\\",12345678901234567890]', ['\\', '12345678901234567890']],
  ['["\\", 12345678901234567890]', undefined],
  [
    '["\\",12345678901234567890, ", -12345678901234567890\t]',
    ['",12345678901234567890, ', '-12345678901234567890'],
  ],
  [
    '[1234567890123456789e1,-0.12345678901234567890,9007199254740991]',
    [Number('1234567890123456789e1'), Number('-0.1234567890123456789'), 9007199254740991],
  ],
])('finds the end of strings in %s', (text, expected) => {
  if (expected === undefined) expect(() => parseJson(text)).toThrow();
  else expect(parseJson(text)).toEqual(expected);
});

import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { DecimalError, parseExactJson } from './index.ts';

it.each([
  ['0.10', '0.10'],
  ['-0', '-0'],
  ['9007199254740993', '9007199254740993'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['1.5e-7', '0.00000015'],
  ['1E2', '100'],
  ['-1.25e+1', '-12.5'],
  ['0e5', '0'],
  ['12e0', '12'],
])('reads the number %s as %j', (json, decimal) => {
  expect(parseExactJson(json)).toBe(decimal);
  expect(parseExactJson(`{"a":[${json},${json}]}`)).toEqual({ a: [decimal, decimal] });
});

it('keeps digits, quotes and backslashes in strings and keys', () => {
  const value = { '1': 'say \\"1.50\\" \\\\', a: ['-1e5', true, null, ''] };
  expect(parseExactJson(JSON.stringify(value))).toEqual(value);
});

it('reads the same as JSON.parse, except for numbers', () => {
  const stringify = (_key: string, value: unknown) =>
    typeof value === 'number' ? value.toString() : value;
  fc.assert(
    fc.property(
      fc
        .jsonValue({ noUnicodeString: false })
        .filter((value) => !/e[+-]\d/.test(JSON.stringify(value))),
      (value) => {
        expect(parseExactJson(JSON.stringify(value))).toEqual(
          JSON.parse(JSON.stringify(value, stringify)),
        );
      },
    ),
  );
});

it.each(['', '{', '01', '1.', '.5', '+1', '-', 'NaN', "{'a':1}", '"\n"'])(
  'throws for %j, which is not JSON',
  (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  },
);

it.each(['1e401', '1e-401', '1e999999999'])('refuses the exponent of %s', (text) => {
  expect(() => parseExactJson(text)).toThrow(DecimalError);
});

it('takes linear time for a long text without an end', () => {
  const startedAt = performance.now();
  for (const text of [
    `"${'\\\\'.repeat(100_000)}`,
    '1'.repeat(200_000),
    `"${'1'.repeat(200_000)}`,
  ]) {
    try {
      parseExactJson(text);
    } catch {
      // Only the time is tested.
    }
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

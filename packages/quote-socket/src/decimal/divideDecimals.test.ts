import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { divideDecimals, type DecimalRounding } from './index.ts';

it.each([
  ['1', '3', 4, '0.3333'],
  ['2', '3', 4, '0.6667'],
  ['-2', '3', 4, '-0.6667'],
  ['1', '8', 2, '0.13'],
  ['-1', '8', 2, '-0.13'],
  ['97000.10', '0.25', 2, '388000.40'],
  ['1', '3', 0, '0'],
  ['0', '-7', 3, '0.000'],
  ['-0.001', '1', 2, '0.00'],
  ['1', '0.000000000000000000000000000003', 5, '333333333333333333333333333333.33333'],
])('%s / %s with %i digits is %s', (a, b, digits, quotient) => {
  expect(divideDecimals(a, b, { digits })).toBe(quotient);
});

it.each<[DecimalRounding, string[]]>([
  ['halfExpand', ['2.5', '3.5', '-2.5', '2.4', '-2.6']],
  ['halfEven', ['2.5', '3.5', '-2.5', '2.4', '-2.6']],
  ['trunc', ['2.5', '3.5', '-2.5', '2.4', '-2.6']],
  ['expand', ['2.5', '3.5', '-2.5', '2.4', '-2.6', '2.0']],
  ['floor', ['2.5', '3.5', '-2.5', '2.4', '-2.6']],
  ['ceil', ['2.5', '3.5', '-2.5', '2.4', '-2.6']],
])('rounds like `roundingMode: %s` of Intl', (rounding, values) => {
  const options = { maximumFractionDigits: 0, roundingMode: rounding, useGrouping: false };
  const format = new Intl.NumberFormat('en', options);
  for (const value of values) {
    const expected = format.format(Number(value)).replace(/^-0$/, '0');
    expect(divideDecimals(value, '1', { digits: 0, rounding })).toBe(expected);
    expect(divideDecimals(`${value}0`, '1.00', { digits: 0, rounding })).toBe(expected);
  }
});

it('differs from the exact quotient by less than one unit of the last digit', () => {
  const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const rounding = fc.constantFrom<DecimalRounding>('trunc', 'floor', 'ceil', 'expand');
  fc.assert(
    fc.property(integer, integer, fc.nat(20), rounding, (a, b, digits, mode) => {
      fc.pre(b !== 0n);
      const text = divideDecimals(String(a), String(b), { digits, rounding: mode });
      const rest = BigInt(text.replace('.', '')) * b - a * 10n ** BigInt(digits);
      const size = b < 0n ? -b : b;
      expect(rest < size && rest > -size).toBe(true);
    }),
  );
});

it('refuses a division by zero, and wrong digits', () => {
  expect(() => divideDecimals('1', '0.00', { digits: 2 })).toThrow(
    expect.objectContaining({ kind: 'divisionByZero' }) as Error,
  );
  for (const digits of [-1, 1.5, NaN, undefined as unknown as number]) {
    expect(() => divideDecimals('1', '2', { digits })).toThrow(
      expect.objectContaining({ kind: 'badDigits' }) as Error,
    );
  }
  for (const [a, b] of [
    ['1e3', '1'],
    ['1', 'x'],
  ] as const) {
    expect(() => divideDecimals(a, b, { digits: 1 })).toThrow(
      expect.objectContaining({ kind: 'notDecimal' }) as Error,
    );
  }
});

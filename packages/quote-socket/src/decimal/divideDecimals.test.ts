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

it.each<DecimalRounding>(['halfExpand', 'halfEven', 'trunc', 'expand', 'floor', 'ceil'])(
  'rounds like `roundingMode: %s` of Intl',
  (rounding) => {
    const options = { maximumFractionDigits: 0, roundingMode: rounding, useGrouping: false };
    const format = new Intl.NumberFormat('en', options);
    for (const value of ['2.5', '3.5', '-2.5', '2.4', '-2.6', '2.0']) {
      const expected = format.format(Number(value)).replace(/^-0$/, '0');
      expect(divideDecimals(value, '1', { digits: 0, rounding })).toBe(expected);
      expect(divideDecimals(`${value}0`, '1.00', { digits: 0, rounding })).toBe(expected);
    }
  },
);

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

it.each([
  ['1', '0.00', 2, 'divisionByZero'],
  ['1', '2', -1, 'badDigits'],
  ['1', '2', 1.5, 'badDigits'],
  ['1', '2', NaN, 'badDigits'],
  ['1', '2', undefined as unknown as number, 'badDigits'],
  ['1e3', '1', 1, 'notDecimal'],
  ['1', 'x', 1, 'notDecimal'],
])('refuses %s / %s with %s digits: %s', (a, b, digits, kind) => {
  expect(() => divideDecimals(a, b, { digits })).toThrow(
    expect.objectContaining({ kind }) as Error,
  );
});

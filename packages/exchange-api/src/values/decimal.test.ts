import fc from '@tooling/testing/fastCheck';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  decimal,
  decimalShare,
  divideDecimal,
  multiplyDecimals,
  subtractDecimals,
  timesDecimal,
} from './decimal.ts';

describe('decimal', () => {
  it.each([
    '0',
    '-1',
    '12.5',
    '0.000000000000000001',
    '999999999999999999999999.999999999999999999',
  ])('accepts %j', (text) => {
    expect(v.is(decimal, text)).toBe(true);
  });

  it.each([
    '',
    '.5',
    '5.',
    '+1',
    '1e3',
    'NaN',
    '١',
    '1,000',
    ' 1',
    '1\n',
    '0x1',
    `0.${'1'.repeat(19)}`,
    `${'9'.repeat(25)}`,
    1,
    null,
  ])('rejects %j', (text) => {
    expect(v.is(decimal, text)).toBe(false);
  });

  it('rejects invalid input with a message', () => {
    const { issues } = v.safeParse(decimal, '1e3');
    expect(issues?.map(({ message }) => message)).toEqual(['is not a decimal']);
  });
});

describe('arithmetic', () => {
  it.each([
    ['0.005', '3330.05', 2, '16.65'],
    ['1.005', '1', 2, '1.01'],
    ['123456789012345678', '3.000000000000000001', 2, '370370367037037034.12'],
    ['0.000001', '3330', 2, '0'],
    ['2', '0.5', 2, '1'],
  ])('for %s × %s with %i digits, returns %s', (a, b, digits, product) => {
    expect(multiplyDecimals(a, b, digits)).toBe(product);
  });

  it.each([
    ['350', '365', 2, '0.96'],
    ['25550', '365', 2, '70'],
    ['0.000000000000000001', '3', 2, '0.01'],
    ['0', '3', 2, '0'],
    ['20', '0.3', 2, '66.67'],
    ['0.3', '0.1', 2, '3'],
  ])('for %s / %s with %i digits, rounds up to %s', (a, by, digits, quotient) => {
    expect(divideDecimal(a, by, digits)).toBe(quotient);
  });

  it.each([
    ['0.1', '0.2', '0.3', '-0.1', -1],
    ['1.50', '1.5', '3', '0', 0],
    ['-1', '-0.000000000000000001', '-1.000000000000000001', '-0.999999999999999999', -1],
    ['100000000000000000000000', '1', '100000000000000000000001', '99999999999999999999999', 1],
    ['-0.5', '0.5', '0', '-1', -1],
  ])(
    'for %s and %s, returns the sum %s, the difference %s and the order %i',
    (a, b, sum, difference, order) => {
      expect(addDecimals(a, b)).toBe(sum);
      expect(subtractDecimals(a, b)).toBe(difference);
      expect(compareDecimals(a, b)).toBe(order);
    },
  );

  it('returns the original amount when an added amount is subtracted', () => {
    const amount = fc
      .tuple(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 0, max: 999_999 }),
      )
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0);
      }),
    );
  });
});

it.each([
  ['0.1', 3, '0.3'],
  ['7500', 4, '30000'],
  ['-1.5', 2, '-3'],
  ['12', 0, '0'],
])('multiplies %s by %i exactly', (a, times, product) => {
  expect(timesDecimal(a, times)).toBe(product);
});

describe('decimalShare', () => {
  it.each([
    ['0', '100', 0],
    ['25', '100', 0.25],
    ['0.1', '0.3', 0.333333],
    ['100', '100', 1],
    ['250', '100', 1],
    ['-5', '100', 0],
    ['0', '0', 1],
    ['-1', '0', 1],
    ['-5', '-1', 1],
    ['0.0000001', '1', 0],
    ['999999.9', '1000000', 0.999999],
  ])('for %s of %s, returns %f', (a, b, share) => {
    expect(decimalShare(a, b)).toBe(share);
  });
});

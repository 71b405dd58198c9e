// @vitest-environment node
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { addSteps, clamp, exceededLimit, formatDecimal } from './decimalSteps.ts';

describe('addSteps', () => {
  it.each([
    ['0.1', '0.2', 1, '0.3'],
    ['1', '0.01', -1, '0.99'],
    ['0', '0.5', -3, '-1.5'],
    ['-0.05', '0.1', 1, '0.05'],
    ['9007199254740993', '1', 1, '9007199254740994'],
    ['0.00000001', '0.00000001', 10, '0.00000011'],
    ['10', '10', 10, '110'],
  ])('%s + %s × %i = %s', (value, step, count, sum) => {
    expect(addSteps(value, step, count)).toBe(sum);
  });

  it('returns to the original value when the same steps are subtracted', () => {
    const decimal = fc
      .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat({ max: 99 }))
      .map(([sign, whole, part]) => `${sign}${whole}.${`${part}`.padStart(2, '0')}`)
      .filter((text) => text !== '-0.00');
    fc.assert(
      fc.property(decimal, decimal, fc.nat({ max: 50 }), (value, step, count) => {
        const there = addSteps(value, step, count);
        const back = addSteps(there, step, -count);
        expect(back).toBe(value);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['5', '1', '10', '5'],
  ['0.9', '1.0', undefined, '1.0'],
  ['10.01', undefined, '10', '10'],
  ['-2', '-1', '1', '-1'],
  ['9.99', '1', '10', '9.99'],
  ['1.0', '1', '10', '1.0'],
  ['10.00', '1', '10', '10.00'],
])('limits %s to %s … %s', (value, min, max, limited) => {
  expect(clamp(value, { min, max })).toBe(limited);
});

it.each([
  ['', '1', '10', undefined],
  ['5', '', '', undefined],
  ['10.00000001', '1', '10', 'max'],
  ['0.99999999', '1', '10', 'min'],
  ['10.0', '1', '10', undefined],
])('%j between %j and %j exceeds: %s', (value, min, max, limit) => {
  expect(exceededLimit(value, { min, max })).toBe(limit);
});

it.each([
  ['1234567.890', 'en', '1,234,567.890'],
  ['1234567.8', 'de', '1.234.567,8'],
  ['1234567', 'en-IN', '12,34,567'],
  ['12345678901234567890.12', 'en', '12,345,678,901,234,567,890.12'],
  ['1234.5', 'ar-EG', '1,234.5'],
  ['1234.5', 'fa', '1,234.5'],
  ['1234.5', 'ar-EG-u-nu-arab', '١٬٢٣٤٫٥'],
])('formats %s in %s as %s', (value, locale, text) => {
  expect(formatDecimal(value, locale)).toBe(text);
});

it('formats without grouping', () => {
  expect(formatDecimal('1234567.50', 'de', false)).toBe('1234567,50');
});

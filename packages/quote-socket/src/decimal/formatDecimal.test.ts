import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { DecimalError, formatDecimal } from './index.ts';

it.each([
  ['97000.10', 'en', {}, '97,000.10'],
  ['97000.10', 'tr-TR', {}, '97.000,10'],
  ['0.00003511', 'en', {}, '0.00003511'],
  ['12345678901234567890.123456789', 'en', {}, '12,345,678,901,234,567,890.123456789'],
  ['1234.5678', 'en', { maximumFractionDigits: 2 }, '1,234.57'],
  ['1234', 'en', { minimumFractionDigits: 2 }, '1,234.00'],
  ['1.5', 'en', { maximumFractionDigits: 4 }, '1.5'],
  ['0.4060', 'en', { minimumFractionDigits: 2 }, '0.4060'],
  ['0.50', 'en', { minimumFractionDigits: 1, maximumFractionDigits: 4 }, '0.5'],
  ['0.4', 'en', { minimumFractionDigits: 2, maximumFractionDigits: undefined }, '0.40'],
  ['-0.191', 'en', { style: 'percent', maximumFractionDigits: 1 }, '-19.1%'],
  ['0.40612', 'en', { style: 'percent' }, '40.612%'],
  ['0.40612', 'en', { style: 'percent', minimumFractionDigits: 2 }, '40.612%'],
  ['0.4060', 'de', { style: 'percent' }, '40,60\u00a0%'],
  ['0.4', 'en', { style: 'percent', minimumFractionDigits: 2 }, '40.00%'],
  ['2', 'en', { style: 'percent' }, '200%'],
  ['123456789012345678.9012345', 'en', { style: 'percent' }, '12,345,678,901,234,567,890.12345%'],
  ['61000.1', 'en', { style: 'currency', currency: 'EUR' }, '€61,000.10'],
  ['61000.1234', 'en', { style: 'currency', currency: 'EUR' }, '€61,000.1234'],
  ['61000.5', 'en', { style: 'currency', currency: 'JPY' }, '¥61,000.5'],
  ['61000.55', 'en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }, '€61,001'],
] as const)('formats %s for %s', (value, locale, options, expected) => {
  expect(formatDecimal(value, locale, options)).toBe(expected);
});

it.each(['', 'NaN', '1e5', null, 5, undefined])(
  'rejects %j, which is not a decimal string',
  (value) => {
    expect(() => formatDecimal(value as string)).toThrow(DecimalError);
  },
);

// `Intl.NumberFormat` supports at most 20 decimals in Node 20, and 100 in later engines.
describe('long fractions', () => {
  const digits = (count: number) => '1234567899'.repeat(21).slice(0, count);
  const zeros = (count: number) => '0'.repeat(count);

  it.each([20, 21, 100, 101, 201])('keeps %i decimals', (count) => {
    expect(formatDecimal(`0.${digits(count)}`, 'en')).toBe(`0.${digits(count)}`);
    expect(formatDecimal(`-1234.${digits(count)}`, 'de')).toBe(`-1.234,${digits(count)}`);
  });

  it.each([
    ['the digits of the locale', '1.' + digits(21), 'ar-EG', {}, '١٫١٢٣٤٥٦٧٨٩٩١٢٣٤٥٦٧٨٩٩١'],
    ['zeros', `1.${zeros(21)}`, 'en', {}, `1.${zeros(21)}`],
    ['a small negative value', `-0.${zeros(24)}1`, 'en', {}, `-0.${zeros(24)}1`],
    ['a minimum', '1.5', 'en', { minimumFractionDigits: 25 }, `1.5${zeros(24)}`],
    [
      'a minimum and a maximum',
      `1.5${zeros(29)}`,
      'en',
      { minimumFractionDigits: 0, maximumFractionDigits: 25 },
      '1.5',
    ],
    [
      'a maximum of no decimals',
      `7.${zeros(29)}`,
      'en',
      { minimumFractionDigits: 0, maximumFractionDigits: 25 },
      '7',
    ],
    [
      'a rounding that carries through all digits',
      `-9.${'9'.repeat(30)}`,
      'en',
      { maximumFractionDigits: 25 },
      `-10.${zeros(25)}`,
    ],
    [
      'a rounding mode',
      `-9.${'9'.repeat(30)}`,
      'en',
      { maximumFractionDigits: 25, roundingMode: 'trunc' },
      `-9.${'9'.repeat(25)}`,
    ],
    [
      'rounding half to even',
      `0.${zeros(24)}25`,
      'en',
      { maximumFractionDigits: 25, roundingMode: 'halfEven' },
      `0.${zeros(24)}2`,
    ],
    [
      'a currency',
      `-1234.${digits(21)}`,
      'en',
      { style: 'currency', currency: 'USD' },
      `-$1,234.${digits(21)}`,
    ],
    [
      'percent without options',
      `0.40${digits(21)}`,
      'en',
      { style: 'percent' },
      `40.${digits(21)}%`,
    ],
    [
      'percent',
      `-0.12${digits(21)}`,
      'en',
      { style: 'percent', minimumFractionDigits: 0 },
      `-12.${digits(21)}%`,
    ],
  ] as const)('formats %s', (_, value, locale, options, expected) => {
    expect(formatDecimal(value, locale, options)).toBe(expected);
  });

  it('formats up to 20 decimals like Intl.NumberFormat', () => {
    const decimal = fc.tuple(
      fc.constantFrom('', '-'),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }),
      fc.constantFrom('en', 'de', 'ar-EG', 'hi-IN', 'pl'),
    );
    fc.assert(
      fc.property(decimal, ([sign, whole, fraction, locale]) => {
        const value = `${sign}${whole}.${String(fraction).padStart(20, '0')}`;
        const zero = formatDecimal('0', locale);
        expect(formatDecimal(`${value}0`, locale)).toBe(formatDecimal(value, locale) + zero);
      }),
    );
  });
});

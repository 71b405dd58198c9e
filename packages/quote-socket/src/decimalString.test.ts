import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { addDecimals, compareDecimals, DecimalError, formatDecimal, isDecimal } from './decimal.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, scale]) => ({ digits, scale, text: written(digits, scale) }));

function written(digits: bigint, scale: number): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return (digits < 0n ? '-' : '') + whole + (scale > 0 ? `.${text.slice(-scale)}` : '');
}

const at20 = ({ digits, scale }: { digits: bigint; scale: number }) =>
  digits * 10n ** BigInt(20 - scale);

it('compares and adds exactly', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const difference = at20(a) - at20(b);
      expect(Math.sign(compareDecimals(a.text, b.text))).toBe(
        difference < 0n ? -1 : difference > 0n ? 1 : 0,
      );
      const scale = Math.max(a.scale, b.scale);
      const sum = (at20(a) + at20(b)) / 10n ** BigInt(20 - scale);
      expect(addDecimals(a.text, b.text)).toBe(written(sum, scale));
    }),
  );
});

it.each([
  ['0.1', '0.2', '0.3'],
  ['0.1', '0.20', '0.30'],
  ['9007199254740993', '0.00000001', '9007199254740993.00000001'],
  ['-0.5', '0.5', '0.0'],
  ['-1', '0.25', '-0.75'],
])('%s + %s = %s', (a, b, sum) => {
  expect(addDecimals(a, b)).toBe(sum);
});

it.each([
  ['1.0', '1', 0],
  ['-0', '0', 0],
  ['0.10', '0.1', 0],
  ['9', '10', -1],
  ['0.2', '0.19', 1],
  ['-1', '-2', 1],
])('%s compared with %s is %d', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

it.each([
  ['1e5', '"1e5" is no decimal string: write digits, such as "-12.50"'],
  [5, '5 is no decimal string: write digits, such as "-12.50"'],
])('names %j in the error', (value, message) => {
  expect(() => addDecimals('1', value as string)).toThrow(
    expect.objectContaining({ name: 'DecimalError', code: 'notDecimal', message }),
  );
});

describe('format', () => {
  it.each([
    ['97000.10', 'en', {}, '97,000.10'],
    ['97000.10', 'tr-TR', {}, '97.000,10'],
    ['0.00003511', 'en', {}, '0.00003511'],
    ['12345678901234567890.123456789', 'en', {}, '12,345,678,901,234,567,890.123456789'],
    ['1234.5678', 'en', { maximumFractionDigits: 2 }, '1,234.57'],
    ['1234', 'en', { minimumFractionDigits: 2 }, '1,234.00'],
    ['1.5', 'en', { minimumFractionDigits: 3 }, '1.500'],
    ['1.25', 'en', { minimumFractionDigits: 1 }, '1.25'],
    ['1.5', 'en', { maximumFractionDigits: 3 }, '1.5'],
    ['0.5', undefined, undefined, new Intl.NumberFormat().format(0.5)],
    ['-0.191', 'en', { style: 'percent', maximumFractionDigits: 1 }, '-19.1%'],
  ] as const)('%s in %s', (value, locale, options, expected) => {
    expect(formatDecimal(value, locale, options)).toBe(expected);
  });
});

it.each(['', 'NaN', '1e5', ' 1', '1.', '.5', '+1', '0x10', '1,000', null, 5, undefined])(
  'refuses %j',
  (value) => {
    expect(isDecimal(value)).toBe(false);
    expect(() => addDecimals(value as string, '1')).toThrow(DecimalError);
    expect(() => compareDecimals('1', value as string)).toThrow(DecimalError);
    expect(() => formatDecimal(value as string)).toThrow(DecimalError);
  },
);

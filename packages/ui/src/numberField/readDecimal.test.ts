// @vitest-environment node
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimalSteps.ts';
import { readDecimal } from './readDecimal.ts';

/** Returns the value, the two readings of an ambiguous text, or undefined. */
function read(text: string, locale: string, unit?: string): string | undefined {
  const reading = readDecimal(text, locale, unit);
  if (!reading) return undefined;
  return 'value' in reading ? reading.value : reading.ambiguous.join(' or ');
}

const decimalPoint = ['en', 'de-CH', 'ar', 'hi', 'en-IN', 'ja'];
const decimalComma = ['de', 'tr', 'es', 'pt-BR', 'fr'];
const locales = [...decimalPoint, ...decimalComma];
const groupsByComma = ['en', 'ar', 'hi', 'en-IN', 'ja'];
const groupsByPoint = ['de', 'tr', 'es', 'pt-BR'];

describe.each(locales)('in %s', (locale) => {
  it.each([
    ['0.001', '0.001'],
    ['0,001', '0.001'],
    ['0.125', '0.125'],
    ['0,250', '0.250'],
    ['00.500', '0.500'],
    ['012.345', '12.345'],
    ['-0.005', '-0.005'],
    ['.500', '0.500'],
    [',500', '0.500'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['1.50', '1.50'],
    ['1,50', '1.50'],
    ['1.2345', '1.2345'],
    ['1,2345', '1.2345'],
    ['1234.567', '1234.567'],
    ['1234,567', '1234.567'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234,567', '1234.567'],
    ['1,234.567', '1234.567'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1 234', '1234'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234.567', '1234.567'],
    ['1\u202f234\u202f567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567'],
    ['١٬٢٣٤', '1234'],
    ['٠٫٠٠١', '0.001'],
    ['١٬٢٣٤٫٥٠٠', '1234.500'],
    ['1500', '1500'],
    ['5.', '5'],
    ['5,', '5'],
    // Incomplete groups, more than two kinds of separators, or a decimal separator that occurs twice.
    ['1,234,5', undefined],
    ['1.234,567,8', undefined],
    ['1,234,56', undefined],
    ['1.23,4', undefined],
    ['0.123,4', undefined],
    ['0,123,456', undefined],
    ['01.234,5', undefined],
    ['1234,567.8', undefined],
    ['1 23', undefined],
    ['1 2345', undefined],
    ['0 001', undefined],
    ["1'23", undefined],
    ['1 234.567,8', undefined],
    ['1.234 567', undefined],
    ['1.2.3', undefined],
    ['1.500.', undefined],
    ['1.500,', undefined],
    ['1٫5٫5', undefined],
    ['.', undefined],
  ])('reads %j as %s', (text, value) => {
    expect(read(text, locale)).toBe(value);
  });

  // Both readings have the notation of the locale, so that each can be typed.
  it.each([
    ['1.500', '1.500'],
    ['112.345', '112.345'],
    ['-250.000', '-250.000'],
    ['1.500 €', '1.500'],
  ])(
    '%j is %s with a decimal point, grouped if the locale writes it, or ambiguous',
    (text, value) => {
      if (decimalPoint.includes(locale)) expect(read(text, locale)).toBe(value);
      else if (groupsByPoint.includes(locale))
        expect(read(text, locale)).toBe(value.replace('.', ''));
      else expect(read(text, locale)).toMatch(`${value.replace('.', ',')} or `);
    },
  );

  it.each([
    ['1,500', '1.500'],
    ['99,000', '99.000'],
    ['$1,234', '1.234'],
    ['12,345', '12.345'],
  ])(
    '%j is %s with a decimal comma, grouped if the locale writes it, or ambiguous',
    (text, value) => {
      const grouped = value.replace('.', '');
      if (decimalComma.includes(locale)) expect(read(text, locale)).toBe(value);
      else if (groupsByComma.includes(locale)) expect(read(text, locale)).toBe(grouped);
      else expect(read(text, locale)).toBe(`${value} or ${grouped}`);
    },
  );

  it.each([
    ['12,34,567.8', '1234567.8'],
    ['1,50,000', '150000'],
  ])('reads %j only with Indian grouping', (text, value) => {
    expect(read(text, locale)).toBe(['hi', 'en-IN'].includes(locale) ? value : undefined);
  });
});

it.each([
  ['1.500', 'sv', '1,500 or 1500'],
  ['999,000', 'hi', '999.000 or 999000'],
  ['1,500', 'de-CH', '1.500 or 1500'],
  ['1.500', 'fr', '1,500 or 1500'],
  ['1.234e3', 'de', '1234 or 1234000'],
  ['1,500', 'ar-u-nu-arab', '١٫٥٠٠ or ١٥٠٠'],
  ['1٫500', 'ar-u-nu-arab', '1.500'],
])('%j in %s is ambiguous: %s', (text, locale, readings) => {
  expect(read(text, locale)).toBe(readings);
});

it.each([
  ['1,234.5', 'ar-EG-u-nu-arab', '1234.5'],
  ['١،٥', 'ar', '1.5'],
  ['१२', 'en', '12'],
  ['−3', 'sv', '-3'],
  ['-0.10', 'en', '-0.10'],
  ['007', 'en', '7'],
  ['', 'en', undefined],
  ['-', 'en', undefined],
  ['1e5', 'en', '100000'],
  ['0x10', 'en', undefined],
  ['+5', 'en', '5'],
  ['+1,5', 'de', '1.5'],
  [' $1,234.50 ', 'en', '1234.50'],
  ['-$5', 'en', '-5'],
  ['- 5', 'en', '-5'],
  ['$-5', 'en', '-5'],
  ['--5', 'en', undefined],
  ['-$-5', 'en', undefined],
  ['1.234,50 €', 'de', '1234.50'],
  ['₿0.5', 'en', '0.5'],
  ['5%', 'en', '5'],
  ['5 %', 'fr', '5'],
  ['٪٥', 'ar-EG', '5'],
  ['1e-8', 'en', '0.00000001'],
  ['1.5E+3', 'en', '1500'],
  ['1,5e-3', 'de', '0.0015'],
  ['-12.5e1', 'en', '-125'],
  ['12.50e-1', 'en', '1.250'],
  ['0e5', 'en', '0'],
  ['1e101', 'en', undefined],
  ['1e-101', 'en', undefined],
  ['1e999999999', 'en', undefined],
  ['1e', 'en', undefined],
  ['e5', 'en', undefined],
  ['１２', 'en', '12'],
  ['１，２３４．５', 'ja', '1234.5'],
  ['＋５', 'ja', '5'],
  ['𝟏𝟐', 'en', '12'],
  ['5²', 'en', undefined],
  ['½', 'en', undefined],
  ['5k', 'en', undefined],
  ['5 M', 'en', undefined],
  ['5 MLN', 'en', undefined],
  ['5 MILLION', 'en', undefined],
  ['5万', 'ja', undefined],
  ['abc', 'en', undefined],
  ['USDT', 'en', undefined],
  ['5 USDT 6', 'en', undefined],
  ['(5)', 'en', undefined],
  ['1/2', 'en', undefined],
])('reads %j in %s as %s', (text, locale, value) => {
  expect(read(text, locale)).toBe(value);
});

const everyLocale = [
  ...[...locales, 'fa', 'fa-u-nu-arabext', 'ar-EG-u-nu-arab', 'hi-u-nu-deva', 'pl', 'ru', 'th'],
];

describe.each(everyLocale)('with letters, in %s', (locale) => {
  it.each([
    ...[
      '5 MILLIONS',
      '5 MILLION',
      '100000 SATS',
      '5 TSD',
      '5 Mio',
      '5k',
      '5 lakh',
      '۵ میلیون',
      '٥ ألف',
    ],
    ...[
      '५ लाख',
      '5 тыс',
      '5万',
      '5 USDT',
      'USDT 5',
      'US$5',
      '5 usdt',
      '5 x',
      'x5',
      '5 e 3',
      '5E',
      'BTC',
    ],
  ])('reads %j neither in a field without a unit, nor in one of BTC', (text) => {
    expect([read(text, locale), read(text, locale, 'BTC')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['۵', '5'],
    ['۱۲٫۵', '12.5'],
    ['٥', '5'],
    ['١٢٫٥', '12.5'],
    ['५', '5'],
    ['๕', '5'],
    ['1e3', '1000'],
    ['$5', '5'],
    ['5 €', '5'],
    ['٪٥', '5'],
  ])('reads %j as %s, which has no letters beside its exponent', (text, value) => {
    expect([read(text, locale), read(text, locale, 'BTC')]).toEqual([value, value]);
  });

  it.each([
    ['BTC', '0.5 BTC', '0.5'],
    ['BTC', 'btc 0.5', '0.5'],
    ['BTC', '-0.5BTC', '-0.5'],
    ['BTC', '- BTC 0.5', '-0.5'],
    ['BTC', 'BTC -0.5', '-0.5'],
    ['BTC', '1e-8 BTC', '0.00000001'],
    ['BTC', '₿ 0.5 BTC', '0.5'],
    ['BTC', '۰٫۵ BTC', '0.5'],
    ['US$', 'US$ 1,234.50', '1234.50'],
    ['R$', 'R$ 1,5', '1.5'],
    ['ریال', '۵ ریال', '5'],
    ['1INCH', '5 1INCH', '5'],
    ['1INCH', '51INCH', undefined],
    ['1INCH', '1INCH 5', '5'],
    ['X9', '5X9', '5'],
    ['X9', 'X95', undefined],
    ['BTC', '0.5 BTCB', undefined],
    ['BTC', '0.5 WBTC', undefined],
    ['BTC', 'BTC', undefined],
    ['BTC', 'BTC BTC 1', undefined],
    ['E', '5 E', '5'],
    ['.*', '5 BTC', undefined],
  ])('in a field of %j, reads %j as %s', (unit, text, value) => {
    expect(read(text, locale, unit)).toBe(value);
  });
});

const anyLocale = fc.constantFrom(...locales, 'ar-EG-u-nu-arab', 'pt-PT', 'sv', 'pl', 'fa');

it('reads no text as different numbers in two locales, unless one of them writes it with groups', () => {
  const text = fc
    .array(fc.constantFrom('0', '5', '12', '345', '.', ',', ' ', "'", '٫'), { maxLength: 7 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, anyLocale, anyLocale, (typed, one, other) => {
      fc.pre(!/^\s*[1-9]\d{0,2}[.,]\d{3}\s*$/.test(typed));
      const readings = [readDecimal(typed, one), readDecimal(typed, other)];
      const values = readings.flatMap((reading) =>
        reading && 'value' in reading ? [reading.value] : [],
      );
      expect(new Set(values).size).toBeLessThan(2);
    }),
    { numRuns: 3000 },
  );
});

it('reads the text that formatDecimal returns', () => {
  const decimal = fc
    .tuple(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.string({ unit: fc.constantFrom('0', '7'), maxLength: 4 }),
    )
    .map(([whole, part]) => (part ? `${whole}.${part}` : `${whole}`));
  fc.assert(
    fc.property(decimal, anyLocale, (value, locale) => {
      const plain = formatDecimal(value, locale, false);
      expect(readDecimal(plain, locale)).toEqual({ value });
      expect(readDecimal(formatDecimal(value, locale), locale)).toEqual({ value });
    }),
    { numRuns: 500 },
  );
});

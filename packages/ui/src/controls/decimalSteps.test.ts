// @vitest-environment node
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { addSteps, clamp, formatDecimal, parseDecimal } from './decimalSteps.ts';

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
      .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat({ max: 99 }))
      .map(([whole, part]) => `${whole}.${`${part}`.padStart(2, '0')}`);
    fc.assert(
      fc.property(decimal, decimal, fc.nat({ max: 50 }), (value, step, count) => {
        const there = addSteps(value, step, count);
        const back = addSteps(there, step, -count);
        expect(back.replace(/^-(?=0\.00$)/, '')).toBe(value.replace(/^-(?=0\.00$)/, ''));
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
  expect(clamp(value, min, max)).toBe(limited);
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

it.each([
  ['1,234.5', 'en', '1234.5'],
  ['1.234,5', 'de', '1234.5'],
  ['12,34,567', 'en-IN', '1234567'],
  ['1,5', 'en', '1.5'],
  ['1.5', 'de', '1.5'],
  ['1.500', 'de', '1500'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ['1234,567', 'en', '1234.567'],
  ['1,2345', 'en', '1.2345'],
  ['1,234,5', 'en', '12345'],
  ['1,234,56', 'en', '123456'],
  ['1,234.5', 'de', '1234.5'],
  ['1.234,5', 'en', '1234.5'],
  ['-1.234.567,89', 'en', '-1234567.89'],
  ['1.234,', 'en', '1.234'],
  ['0.123,4', 'en', '0.1234'],
  ['1,234.567', 'de', '1234.567'],
  ['1.234,567', 'de', '1234.567'],
  ['1,234.567,8', 'en', undefined],
  ['1.23,4', 'en', '1.234'],
  ['1’234.5', 'de-CH', '1234.5'],
  ['٩٫٩', 'ar-EG', '9.9'],
  ['१२', 'en', '12'],
  ['١٢٫٥', 'ar-EG', '12.5'],
  ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
  ['1,234.5', 'ar-EG', '1234.5'],
  ['1,234.5', 'ar-EG-u-nu-arab', '1234.5'],
  ['−3', 'sv', '-3'],
  ['-0.10', 'en', '-0.10'],
  ['007', 'en', '7'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['', 'en', undefined],
  ['-', 'en', undefined],
  ['1e5', 'en', '100000'],
  ['1.2.3', 'en', undefined],
  ['0x10', 'en', undefined],
  ['+5', 'en', '5'],
  ['+1,5', 'de', '1.5'],
  ['$1,234.50', 'en', '1234.50'],
  ['US$ 1,234.50', 'en', '1234.50'],
  ['-$5', 'en', '-5'],
  ['$-5', 'en', '-5'],
  ['--5', 'en', undefined],
  ['-$-5', 'en', undefined],
  ['1.234,50 €', 'de', '1234.50'],
  ['₿0.5', 'en', '0.5'],
  ['1 USDT', 'en', '1'],
  ['BTC 0.5', 'en', '0.5'],
  ['5%', 'en', '5'],
  ['5 %', 'fr', '5'],
  ['٪٥', 'ar-EG', '5'],
  ['1e-8', 'en', '0.00000001'],
  ['1.5E+3', 'en', '1500'],
  ['1,5e-3', 'de', '0.0015'],
  ['-12.5e1', 'en', '-125'],
  ['12.50e-1', 'en', '1.250'],
  ['0e5', 'en', '0'],
  ['1e-8 BTC', 'en', '0.00000001'],
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
  ['$5 USD', 'en', '5'],
  ['(5)', 'en', undefined],
  ['1/2', 'en', undefined],
])('reads %j in %s as %s', (text, locale, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

it('parses the text that formatDecimal returns', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat({ max: 999 }))
    .map(([whole, part]) => `${whole}.${`${part}`.padStart(3, '0')}`);
  const locale = fc.constantFrom('en', 'de', 'fr', 'ar-EG', 'hi', 'en-IN', 'sv', 'es', 'pt-PT');
  fc.assert(
    fc.property(decimal, locale, (value, tag) => {
      expect(parseDecimal(formatDecimal(value, tag), tag)).toBe(value);
    }),
    { numRuns: 300 },
  );
});

import { getCountries, getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './readPhoneNumber.ts';

/** Reads a number and joins its country code and the rest. */
const read = (country: CountryCode, typed: string) => {
  const phone = readPhoneNumber(country, typed);
  return phone && phone.countryCode + phone.mobile;
};

it.each([
  ['Russia with its prefix 8', 'RU', '8 912 345-67-89', '+79123456789'],
  ['Kazakhstan with its prefix 8', 'KZ', '8 701 234 56 78', '+77012345678'],
  ['Hungary with its prefix 06', 'HU', '06 30 123 4567', '+36301234567'],
  ['Lithuania with its former prefix 8', 'LT', '8 612 34567', '+37061234567'],
  ['Lithuania with its prefix 0', 'LT', '0 612 34567', '+37061234567'],
  ['an Italian landline, whose zero belongs to it', 'IT', '06 6982 1234', '+390669821234'],
  ['an Italian mobile', 'IT', '347 123 4567', '+393471234567'],
  ['Ivory Coast, whose zero belongs to the number', 'CI', '01 23 45 67 89', '+2250123456789'],
  ['Congo, whose zero belongs to the number', 'CG', '06 612 3456', '+242066123456'],
  ['Turkey with its prefix 0', 'TR', '0532-123.45/67', '+905321234567'],
  ['Turkey without prefix', 'TR', '(532) 1234567', '+905321234567'],
  ['Germany with its prefix 0', 'DE', '01512 3456789', '+4915123456789'],
  ['Mexico without prefix', 'MX', '222 123 4567', '+522221234567'],
  ['Brazil with prefix 0', 'BR', '0 11 96123 4567', '+5511961234567'],
  ['the United States with prefix 1', 'US', '1 202 555 0143', '+12025550143'],
  ['a calling code without plus sign', 'TR', '90 532 123 45 67', '+905321234567'],
  ['two zeros within a number', 'CN', '13004912345', '+8613004912345'],
  ['Arabic digits', 'TR', '٥٣٢١٢٣٤٥٦٧', '+905321234567'],
  ['Persian digits', 'TR', '۵۳۲۱۲۳۴۵۶۷', '+905321234567'],
  ['full-width digits', 'TR', '＋９０５３２１２３４５６７', '+905321234567'],
] as const)('reads a number: %s', (_, country, typed, expected) => {
  expect(read(country, typed)).toBe(expected);
});

it.each(getCountries())('reads each way to write a phone number from %s', (country) => {
  const example = getExampleNumber(country, examples)!;
  const formats = ['NATIONAL', 'INTERNATIONAL', 'E.164'] as const;
  for (const typed of [...formats.map((each) => example.format(each)), example.nationalNumber]) {
    expect([typed, read(country, typed)]).toEqual([typed, example.number]);
  }
});

it.each([
  '',
  '1234',
  '12345',
  '123456789012345',
  'a5321234567',
  '532_123_4567',
  '<b>532 123 45 67',
  '532 123 45 67 ext 5',
  '+90',
  '0000',
  '+999 532 123 45 67',
  '+800 1234 5678',
  '9'.repeat(10_000),
])('rejects %j', (typed) => {
  expect(readPhoneNumber('TR', typed)).toBeUndefined();
});

describe('a number with another calling code', () => {
  it.each([
    ['TR', '+995 555 12 34 56', 'GE', '+995', '555123456'],
    ['TR', '0049 1512 3456789', 'DE', '+49', '15123456789'],
    // In the US, 00 is not the international prefix.
    ['US', '0049 1512 3456789', 'DE', '+49', '15123456789'],
    ['RU', '0090 532 123 45 67', 'TR', '+90', '5321234567'],
    ['TR', '+1 202 555 0143', 'US', '+1', '2025550143'],
    ['TR', '+7 701 234 56 78', 'KZ', '+7', '7012345678'],
  ] as const)(
    'with country %s selected, reads %j as a number from %s',
    (country, typed, region, countryCode, mobile) => {
      expect(readPhoneNumber(country, typed)).toEqual({ region, countryCode, mobile });
    },
  );

  it('keeps the country if the calling code is shared', () => {
    expect(readPhoneNumber('IT', '+39 06 6982 1234')?.region).toBe('IT');
    expect(readPhoneNumber('CA', '+1 202 555 0143')?.region).toBe('CA');
  });
});

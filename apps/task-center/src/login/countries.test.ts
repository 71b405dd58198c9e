import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { editions, languageTag, localeTokens } from '../paths/regions.ts';
import { countriesIn, findCountries, likelyRegion, splitNumber } from './countries.ts';

const english = countriesIn('en');
const regionsOf = (typed: string, countries = english) =>
  findCountries(countries, typed).map(({ region }) => region);

it('has the same regions and calling codes as libphonenumber', () => {
  const kept = getCountries().map((region) => `${region} +${getCountryCallingCode(region)}`);
  expect(english.map(({ region, code }) => `${region} ${code}`).sort()).toEqual(kept.sort());
});

it('has no calling code that is a prefix of another', () => {
  const codes = [...new Set(english.map(({ code }) => code))];
  for (const code of codes) {
    expect(codes.filter((other) => other !== code && other.startsWith(code))).toEqual([]);
  }
});

it.each(localeTokens)('names every country in %s', (token) => {
  const countries = countriesIn(languageTag(token));
  expect(countries.filter(({ name, region }) => name === region)).toEqual([]);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it('sorts by the rules of the language', () => {
  const names = (language: string) => countriesIn(language).map(({ name }) => name);
  expect(names('cs').indexOf('Česko')).toBeGreaterThan(names('cs').indexOf('Curaçao'));
  expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Pakistan'));
});

describe('findCountries', () => {
  it.each([
    ['turkiye', 'TR'],
    ['TÜRK', 'TR'],
    ['  germ', 'DE'],
    ['de', 'DE'],
    ['+90', 'TR'],
    ['90', 'TR'],
    ['+852', 'HK'],
    ['ivoire', 'CI'],
  ])('finds %j first as %s', (typed, region) => {
    expect(regionsOf(typed)[0]).toBe(region);
  });

  it('finds calling codes by prefix', () => {
    expect(regionsOf('+7').sort()).toEqual(['KZ', 'RU']);
    expect(regionsOf('99').length).toBe(6);
  });

  it.each(['zzzz', '+0', '+99999', '\\', '[', '.*'])('finds nothing for %j', (typed) => {
    expect(regionsOf(typed)).toEqual([]);
  });

  it('returns all countries for an empty query', () => {
    expect(findCountries(english, ' ')).toBe(english);
  });

  it('finds names in any script', () => {
    expect(regionsOf('ترك', countriesIn('ar-SA'))).toContain('TR');
    expect(regionsOf('日', countriesIn('ja-JP'))[0]).toBe('JP');
  });
});

describe('likelyRegion', () => {
  it.each([
    ['default', 'en', 'US'],
    ['default', 'pt-BR', 'BR'],
    ['default', 'vi-VN', 'VN'],
    ['eu', 'en', 'IE'],
    ['eu', 'de', 'DE'],
    ['eu', 'cs', 'CZ'],
    ['eu', 'el', 'GR'],
    ['tr', 'en-TR', 'TR'],
    ['kz', 'ru-KZ', 'KZ'],
    ['ge', 'ru-GE', 'GE'],
    ['id', 'en-ID', 'ID'],
    ['hk', 'en-HK', 'HK'],
    ['ae', 'ar-AE', 'AE'],
    ['nl', 'en-NL', 'NL'],
  ] as const)('returns the region for edition %s in %s: %s', (edition, language, region) => {
    expect(likelyRegion(edition, language)).toBe(region);
  });

  it('always returns a listed country', () => {
    const known = english.map(({ region }) => region);
    for (const edition of editions) {
      for (const token of localeTokens) {
        expect(known).toContain(likelyRegion(edition, languageTag(token)));
      }
    }
  });
});

describe('splitNumber', () => {
  it.each([
    ['+90 532 123 45 67', '+90', '5321234567'],
    ['0090 (532) 1234567', '+90', '5321234567'],
    [' +1-202-555-0143', '+1', '2025550143'],
    ['+995555123456', '+995', '555123456'],
  ])('splits %j', (text, code, rest) => {
    expect(splitNumber(text)).toEqual({ code, rest });
  });

  it.each(['', '532 123', '+', '+999 1', '00', 'abc', '+abc'])(
    'returns undefined for %j',
    (text) => {
      expect(splitNumber(text)).toBeUndefined();
    },
  );
});

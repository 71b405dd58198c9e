import { describe, expect, it } from 'vitest';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { findCountries, phoneCountriesIn, residencesIn } from './countries.ts';

const { languageTag, localeTokens } = createRegionEnv(preset);
const english = phoneCountriesIn('en');
const regionsOf = (typed: string, countries = english) =>
  findCountries(countries, typed).map(({ region }) => region);

it('has the calling code of each country', () => {
  expect(english.find(({ region }) => region === 'TR')).toEqual({
    region: 'TR',
    name: 'Türkiye',
    code: '+90',
  });
  expect(english.length).toBeGreaterThan(240);
});

it.each(
  localeTokens.flatMap((token) => [
    [token, phoneCountriesIn] as const,
    [token, residencesIn] as const,
  ]),
)('names every country in %s: %o', (token, countriesIn) => {
  const countries = countriesIn(languageTag(token));
  expect(countries.filter(({ name, region }) => name === region)).toEqual([]);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it('sorts countries by the rules of the page’s language', () => {
  const names = (language: string) => residencesIn(language).map(({ name }) => name);
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

  it.each(['KIRGIZ', 'kirgiz', 'kırgız'])('finds Kırgızistan for %j', (typed) => {
    expect(regionsOf(typed, phoneCountriesIn('tr-TR'))).toEqual(['KG']);
  });

  it('finds names in any script', () => {
    expect(regionsOf('ترك', phoneCountriesIn('ar-SA'))).toContain('TR');
    expect(regionsOf('日', phoneCountriesIn('ja-JP'))[0]).toBe('JP');
  });
});

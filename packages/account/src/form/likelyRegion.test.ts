import { expect, it } from 'vitest';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { likelyRegion } from './likelyRegion.ts';

const regions = createRegionEnv(preset);

it.each([
  ['default', 'en', 'US'],
  ['default', 'pt-BR', 'BR'],
  ['default', 'vi-VN', 'VN'],
  ['default', 'de', 'DE'],
  ['eu', 'en', 'IE'],
  ['eu', 'de', 'DE'],
  ['eu', 'cs', 'CZ'],
  ['eu', 'el', 'GR'],
  ['tr', 'en-TR', 'TR'],
  ['kz', 'ru-KAZ', 'KZ'],
  ['kz', 'en', 'KZ'],
  ['ge', 'ru-GEO', 'GE'],
  ['id', 'en-IDN', 'ID'],
  ['hk', 'en-HK', 'HK'],
  ['ae', 'ar-ARE', 'AE'],
  ['nl', 'en-NL', 'NL'],
] as const)('returns the country for edition %s in %s: %s', (edition, locale, region) => {
  expect(likelyRegion(regions, { edition, locale })).toBe(region);
});

it('is the same in every language if the edition serves one country', () => {
  for (const edition of ['kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const) {
    expect(
      new Set(regions.localeTokens.map((locale) => likelyRegion(regions, { edition, locale })))
        .size,
    ).toBe(1);
  }
});

it('prefers a country with the calling code of an invitation', () => {
  expect(likelyRegion(regions, { edition: 'tr', locale: 'en-TR', code: '+49' })).toBe('DE');
  expect(likelyRegion(regions, { edition: 'kz', locale: 'en-KAZ', code: '+7' })).toBe('KZ');
  expect(likelyRegion(regions, { edition: 'tr', locale: 'en-TR', code: '+7' })).toBe('RU');
  expect(likelyRegion(regions, { edition: 'tr', locale: 'en-TR', code: '+1' })).toBe('US');
});

it('ignores an unknown calling code', () => {
  expect(likelyRegion(regions, { edition: 'tr', locale: 'en-TR', code: '+999' })).toBe('TR');
});

import { expect, it } from 'vitest';
import { localeTokens } from '../../paths/regions.ts';
import { likelyRegion } from './likelyRegion.ts';

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
  expect(likelyRegion(edition, locale)).toBe(region);
});

it('is the same in every language if the edition serves one country', () => {
  for (const edition of ['kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const) {
    expect(new Set(localeTokens.map((locale) => likelyRegion(edition, locale))).size).toBe(1);
  }
});

it('prefers a country with the calling code of an invitation', () => {
  expect(likelyRegion('tr', 'en-TR', '+49')).toBe('DE');
  expect(likelyRegion('kz', 'en-KAZ', '+7')).toBe('KZ');
  expect(likelyRegion('tr', 'en-TR', '+7')).toBe('RU');
  expect(likelyRegion('tr', 'en-TR', '+1')).toBe('US');
});

it('ignores an unknown calling code', () => {
  expect(likelyRegion('tr', 'en-TR', '+999')).toBe('TR');
});

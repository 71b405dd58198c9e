import { expect, it } from 'vitest';
import { backupLocale } from './backupLocale.ts';

it.each([
  ['zh-HK', 'zh-TW'],
  ['en-HK', 'en'],
  ['nl-NL', 'en'],
  ['pl-PL', 'en'],
  ['tr-TR', 'en-US'],
  ['en', 'en-US'],
  ['zh-TW', 'en-US'],
  ['', 'en-US'],
  ['constructor', 'en-US'],
  ['en-US', undefined],
])('returns the backup: %s → %s', (locale, backup) => {
  expect(backupLocale(locale)).toBe(backup);
});

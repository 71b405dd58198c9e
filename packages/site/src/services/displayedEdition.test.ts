import { expect, it } from 'vitest';
import { regions } from '../exchange/regions.ts';
import { displayedEdition, offeringEditions } from './displayedEdition.ts';

it.each([
  ['default', 'en', 'default'],
  ['eu', 'en', 'eu'],
  ['default', 'de', 'eu'],
  ['eu', 'ja-JP', 'default'],
  ['tr', 'tr-TUR', 'tr'],
  ['default', 'tr-TUR', 'tr'],
] as const)('on the site "%s", a page in "%s" displays "%s"', (host, locale, expected) => {
  expect(displayedEdition(host, offeringEditions(regions, locale))).toBe(expected);
});

it('is the one of the host for a page without a locale', () => {
  expect(displayedEdition('kz', [])).toBe('kz');
});

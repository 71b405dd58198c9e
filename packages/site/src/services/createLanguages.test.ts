import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { createLanguages } from './createLanguages.ts';

const regions = createRegionEnv(preset);

function languagesAt(href: string, stored: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  const { edition } = regions.resolveHost(new URL(href).hostname);
  const create = () =>
    createLanguages<typeof preset>({ regions, edition, location: { href }, storage });
  return { create, stored, languages: create() };
}

it('offers the languages of the edition', () => {
  const { languages } = languagesAt('https://www.brand.kz/task-center');
  expect(languages.offered.map(({ value }) => value)).toEqual(['ru-KAZ', 'kk-KAZ', 'en-KAZ']);
  expect(languages.defaultLocale).toBe('en-KAZ');
});

it('suggests the site of a language that this one does not offer, until it is dismissed', () => {
  const { languages, create } = languagesAt('https://www.brand.com/en/task-center?a=1');
  expect(languages.otherSiteFor('en')).toBeUndefined();
  const other = languages.otherSiteFor('kk-KAZ')!;
  expect(other.name).toBe('brand.kz');
  expect(new URL(other.href).hostname).toBe('www.brand.kz');
  languages.dismissOtherSite('kk-KAZ');
  expect(create().otherSiteFor('kk-KAZ')).toBeUndefined();
  expect(create().otherSiteFor('en-NL')).toBeDefined();
});

it('returns the address of the page in another language', () => {
  const { languages } = languagesAt('https://www.brand.com/en/task-center?a=1#b');
  expect(languages.addressIn('tr-TUR')).toContain('/tr-TUR/task-center?a=1#b');
});

it('stores the chosen language, and the navigation in it', () => {
  const { languages, stored } = languagesAt('https://www.brand.com/en/task-center');
  languages.remember('ja-JP');
  expect(Object.values(stored)).toEqual(['ja-JP']);
  languages.cacheNavigation({ items: ['Tasks'] }, 'de');
  expect(Object.values(stored)).toContain('de');
  expect(JSON.parse(stored[preset.storageKeys.navigation]!)).toEqual({
    items: ['Tasks'],
    language: 'de',
  });
});

import { expect, expectTypeOf, it } from 'vitest';
import type { EditionOf, LocaleOf } from '../config.ts';
import { createRegionEnv, type RegionEnv } from '../regionEnv.ts';
import { createLocales } from './locales.ts';

const config = {
  editions: [
    {
      id: 'gulf',
      domains: ['acme.ae'],
      locales: [
        { token: 'ar', label: 'العربية', direction: 'rtl', content: 'ar-SA' },
        { token: 'en', label: 'English', tag: 'en-AE' },
      ],
      logo: 'falcon',
    },
    {
      id: 'world',
      domains: ['acme.com'],
      defaultLocale: 'en',
      locales: [
        { token: 'de-deu', label: 'Deutsch', tag: 'de-DE', direction: 'ltr' },
        { token: 'en', label: 'English (world)', content: 'en-001' },
      ],
    },
  ],
} as const;
const region = createRegionEnv(config);

it('replaces unknown editions and locales with those of the first edition', () => {
  const unknown = 'xx' as never;
  expect(region.defaultLocale(unknown)).toBe('ar');
  expect(region.locales(unknown)).toEqual(region.locales('gulf'));
  expect(region.contentLocale(unknown)).toBe('ar-SA');
  expect(region.languageTag(unknown)).toBe('ar');
  expect(region.textDirection(unknown)).toBe('rtl');
  expect(region.editionOf(unknown)).toBe('gulf');
  expect(region.offers('gulf', unknown)).toBe(false);
});

it('returns the language tag that an edition defines for a locale', () => {
  expect(region.languageTag('en')).toBe('en-AE');
  expect(region.languageTag('en', 'gulf')).toBe('en-AE');
  expect(region.languageTag('en', 'world')).toBe('en');
  expect(region.languageTag('de-deu', 'gulf')).toBe('de-DE');
  expect(region.languageTag('ar', 'world')).toBe('ar');
  expect(region.locales('gulf')[1]?.lang).toBe('en-AE');
  expect(region.locales('world')[1]).toEqual({ label: 'English (world)', lang: 'en', value: 'en' });
});

it('finds the first edition that offers a locale, and the default locale of an edition', () => {
  expect(region.editionOf('en')).toBe('gulf');
  expect(region.editionOf('de-deu')).toBe('world');
  expect(region.defaultLocale('gulf')).toBe('ar');
  expect(region.defaultLocale('world')).toBe('en');
  expect(region.contentLocale('en')).toBe('en');
  expect(region.contentLocale('de-deu')).toBe('de-deu');
  expect(region.textDirection('de-deu')).toBe('ltr');
  expect(region.localeTokens).toEqual(['ar', 'en', 'de-deu']);
});

it('can be created with createLocales, without a region', () => {
  const { isLocaleToken, splitPath, languageTag } = createLocales(config.editions);
  expect([isLocaleToken('ar'), isLocaleToken('tr')]).toEqual([true, false]);
  expect(splitPath('/de-deu/a')).toEqual({ locale: 'de-deu', path: '/a' });
  expect(languageTag('en', 'world')).toBe('en');
});

it('infers ids, tokens, services and additional fields from the data', () => {
  type Config = typeof config;
  expectTypeOf<EditionOf<Config>>().toEqualTypeOf<'gulf' | 'world'>();
  expectTypeOf<LocaleOf<Config>>().toEqualTypeOf<'ar' | 'en' | 'de-deu'>();
  expectTypeOf(region.resolveHost('acme.ae').edition).toEqualTypeOf<'gulf' | 'world'>();
  expectTypeOf(region.config.editions[0].logo).toEqualTypeOf<'falcon'>();
  // @ts-expect-error -- "mars" is not an edition
  expect(() => region.siteOrigin('mars')).toThrow();
  // @ts-expect-error -- "tr" is not a locale
  region.languageTag('tr');

  const inline = createRegionEnv({
    editions: [{ id: 'one', domains: ['a.dev'], locales: [{ token: 'en', label: 'English' }] }],
    services: { api: 'https://api.{domain}' },
  });
  expectTypeOf(inline.editions).toEqualTypeOf<readonly 'one'[]>();
  expectTypeOf(inline.endpoints('a.dev')).toEqualTypeOf<{ readonly api: string } | undefined>();
  expectTypeOf<ReturnType<RegionEnv['defaultLocale']>>().toEqualTypeOf<string>();
});

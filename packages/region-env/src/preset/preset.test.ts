import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ContentLocale } from '../locale/localeData.ts';
import type { LanguageTag } from '../locale/locales.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { preset, type Edition, type LocaleToken } from './preset.ts';

const region = createRegionEnv(preset);
const { contentLocale, editions, isEdition, isLocaleToken, languageTag, localeTokens } = region;

/** Token, content locale and language tag (spec 9, decisions 4 and 6). */
const names: Record<string, readonly (readonly [string, string, string])[]> = {
  default: [
    ['en', 'en', 'en'],
    ['id-ID', 'id-ID', 'id-ID'],
    ['es-ES', 'es-ES', 'es-ES'],
    ['es-MX', 'es-MX', 'es-MX'],
    ['es-AR', 'es-AR', 'es-AR'],
    ['kk-KZ', 'kk-KZ', 'kk-KZ'],
    ['pt-BR', 'pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-PT', 'pt-PT'],
    ['ru-RU', 'ru-RU', 'ru-RU'],
    ['vi-VN', 'vi-VN', 'vi-VN'],
    ['uk-UA', 'uk-UA', 'uk-UA'],
    ['ar-SA', 'ar-SA', 'ar-SA'],
    ['ja-JP', 'ja-JP', 'ja-JP'],
    ['zh-MY', 'zh-MY', 'zh-MY'],
    ['zh-TW', 'zh-TW', 'zh-TW'],
  ],
  eu: [
    ['en', 'en', 'en'],
    ['cs', 'cs', 'cs'],
    ['de', 'de', 'de'],
    ['es', 'es-ES', 'es'],
    ['el', 'el', 'el'],
    ['fr', 'fr', 'fr'],
    ['it', 'it', 'it'],
    ['lt', 'lt', 'lt'],
    ['hu', 'hu', 'hu'],
    ['nl', 'nl-NL', 'nl'],
    ['pl', 'pl', 'pl'],
    ['pt', 'pt-PT', 'pt'],
    ['ro', 'ro', 'ro'],
  ],
  hk: [
    ['zh-HK', 'zh-HK', 'zh-HK'],
    ['en-HK', 'en-HK', 'en-HK'],
  ],
  nl: [
    ['nl-NL', 'nl-NL', 'nl-NL'],
    ['en-NL', 'en', 'en-NL'],
  ],
  tr: [
    ['tr-TUR', 'tr-TR', 'tr-TR'],
    ['en-TR', 'en', 'en-TR'],
  ],
  kz: [
    ['ru-KAZ', 'ru-RU', 'ru-KZ'],
    ['kk-KAZ', 'kk-KZ', 'kk-KZ'],
    ['en-KAZ', 'en', 'en-KZ'],
  ],
  ge: [
    ['ka-GEO', 'ka-GE', 'ka-GE'],
    ['ru-GEO', 'ru-RU', 'ru-GE'],
    ['en-GEO', 'en', 'en-GE'],
  ],
  id: [
    ['id-IDN', 'id-ID', 'id-ID'],
    ['en-IDN', 'en', 'en-ID'],
  ],
  ae: [
    ['en-ARE', 'en', 'en-AE'],
    ['ar-ARE', 'ar-SA', 'ar-AE'],
  ],
};

const rows = Object.entries(names).flatMap(([edition, list]) =>
  list.map((row) => [edition, ...row] as const),
);

it('lists 44 locales in nine editions, 43 of them unique', () => {
  expect(editions.map((edition) => region.locales(edition).length)).toEqual([
    15, 13, 3, 2, 3, 2, 2, 2, 2,
  ]);
  expect(rows).toHaveLength(44);
  expect(new Set(localeTokens).size).toBe(43);
  expect(localeTokens).toHaveLength(43);
});

it.each(Object.entries(names))('lists the locales of %s in order', (edition, list) => {
  const tokens = isEdition(edition) ? region.locales(edition).map(({ value }) => value) : [];
  expect(tokens).toEqual(list.map(([token]) => token));
});

describe.each(rows)('%s: %s', (edition, text, content, tag) => {
  const token = text as LocaleToken;

  it('has the format of a locale segment', () => {
    expect(text).toMatch(/^[a-z]{2,3}(-[a-zA-Z0-9]{2,3})?$/);
    expect(isLocaleToken(text)).toBe(true);
  });

  it(`has the content locale ${content} and the language tag ${tag}`, () => {
    expect(contentLocale(token)).toBe(content);
    expect(languageTag(token)).toBe(tag);
    expect(Intl.getCanonicalLocales(languageTag(token))).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
  });

  it('is offered by its edition', () => {
    expect(region.offers(edition as 'eu', token)).toBe(true);
    expect(region.editionOf(token)).toBe(text === 'en' ? 'default' : edition);
  });
});

it('is right-to-left only for ar-SA and ar-ARE', () => {
  expect(localeTokens.filter((token) => region.textDirection(token) === 'rtl').sort()).toEqual([
    'ar-ARE',
    'ar-SA',
  ]);
});

it.each([
  ['default', 'en'],
  ['eu', 'en'],
  ['kz', 'en-KAZ'],
  ['tr', 'en-TR'],
  ['ge', 'en-GEO'],
  ['id', 'en-IDN'],
  ['hk', 'en-HK'],
  ['ae', 'en-ARE'],
  ['nl', 'en-NL'],
] as const)('edition %s has the default locale %s', (edition, token) => {
  expect(region.defaultLocale(edition)).toBe(token);
});

it.each(['', 'xx', 'tr-TR', '__proto__', 'constructor', 'EN', undefined, null, 7])(
  'returns defaults for the unknown token %s',
  (text) => {
    const token = text as LocaleToken;
    expect(isLocaleToken(text)).toBe(false);
    expect([contentLocale(token), languageTag(token), region.textDirection(token)]).toEqual([
      'en',
      'en',
      'ltr',
    ]);
    expect(region.editionOf(token)).toBe('default');
    expect(isEdition(text)).toBe(false);
    expect(region.defaultLocale(text as never)).toBe('en');
    expect(region.locales(text as never)).toEqual(region.locales('default'));
  },
);

it('has incompatible types for locale tokens, content locales and language tags', () => {
  expectTypeOf(contentLocale('tr-TUR')).not.toExtend<LocaleToken>();
  expectTypeOf<'en'>().not.toExtend<ContentLocale>();
  expectTypeOf(languageTag('en')).not.toExtend<ContentLocale>();
  expectTypeOf(contentLocale('en')).not.toExtend<LanguageTag>();
  expectTypeOf<string>().not.toExtend<LocaleToken>();
  expectTypeOf<string>().not.toExtend<Edition>();
  expectTypeOf(contentLocale('en')).toExtend<string>();
});

it('has the domains, storage keys, cookie names and app of the brand', () => {
  const { editions: rows, services, ...rest } = preset;
  expect(rows.map(({ id, domains }) => [id, ...domains])).toEqual([
    ['default', 'brand.com'],
    ['eu', 'brand.eu'],
    ['kz', 'brand.kz'],
    ['tr', 'brand-tr.com'],
    ['ge', 'brand.ge'],
    ['id', 'brand.co.id'],
    ['hk', 'brand.com.hk'],
    ['ae', 'brand.ae'],
    ['nl', 'brand.nl'],
  ]);
  expect(Object.keys(services)).toHaveLength(8);
  expect(rest).toEqual({
    environments: [
      { name: 'prod' },
      { name: 'testnet', hostContains: 'testnet', isPublic: true },
      { name: 'test', hasOtherHosts: true },
    ],
    appScheme: 'exchangeapp://',
    appMarker: 'ExchangeApp/',
    projectId: 'task-center',
    storageKeys: {
      language: 'exchange:language',
      userId: 'exchange:user-id',
      navigation: 'exchange:navigation',
      miniAppToken: 'exchange:mini-app-token',
    },
    cookies: { guid: 'exchange_guid', userToken: 'exchange_user_token' },
  });
});

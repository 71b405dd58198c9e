import { describe, expect, expectTypeOf, it } from 'vitest';
import { contentLocale, type ContentLocale } from './contentLocale.ts';
import { languageTag, textDirection, type LanguageTag } from './languageTag.ts';
import {
  defaultLocale,
  editionOf,
  isLocaleToken,
  localesByEdition,
  localeTokens,
  offers,
  type LocaleToken,
} from './locale.ts';
import { languageOptions } from './languageOptions.ts';
import { editions, isEdition } from '../edition.ts';

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
  expect(editions.map((edition) => localesByEdition[edition].length)).toEqual([
    15, 13, 3, 2, 3, 2, 2, 2, 2,
  ]);
  expect(rows).toHaveLength(44);
  expect(new Set(localeTokens).size).toBe(43);
  expect(localeTokens).toHaveLength(43);
});

it.each(Object.entries(names))('lists the locales of %s in order', (edition, list) => {
  expect(isEdition(edition) && localesByEdition[edition]).toEqual(list.map(([token]) => token));
});

describe.each(rows)('%s: %s', (edition, text, content, tag) => {
  const token = text as LocaleToken;

  it('has the shape of a locale segment', () => {
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
    expect(offers(edition as 'eu', token)).toBe(true);
    expect(editionOf(token)).toBe(text === 'en' ? 'default' : edition);
  });
});

it('is right-to-left only for ar-SA and ar-ARE', () => {
  expect(localeTokens.filter((token) => textDirection(token) === 'rtl').sort()).toEqual([
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
  expect(defaultLocale(edition)).toBe(token);
});

it.each(['', 'xx', 'tr-TR', '__proto__', 'constructor', 'EN', undefined, null, 7])(
  'returns defaults for the unknown token %s',
  (text) => {
    const token = text as LocaleToken;
    expect(isLocaleToken(text)).toBe(false);
    expect([contentLocale(token), languageTag(token), textDirection(token)]).toEqual([
      'en',
      'en',
      'ltr',
    ]);
    expect(editionOf(token)).toBe('default');
    expect(isEdition(text)).toBe(false);
    expect(defaultLocale(text as never)).toBe('en');
    expect(languageOptions(text as never)).toEqual(languageOptions('default'));
  },
);

it('does not allow assigning one name type of a locale to another', () => {
  expectTypeOf(contentLocale('tr-TUR')).not.toExtend<LocaleToken>();
  expectTypeOf<'en'>().not.toExtend<ContentLocale>();
  expectTypeOf(languageTag('en')).not.toExtend<ContentLocale>();
  expectTypeOf(contentLocale('en')).not.toExtend<LanguageTag>();
  expectTypeOf<string>().not.toExtend<LocaleToken>();
  expectTypeOf(contentLocale('en')).toExtend<string>();
});

describe.each(editions)('language options of %s', (edition) => {
  const options = languageOptions(edition);

  it('are in the order of the edition and have unique labels', () => {
    expect(options.map(({ value }) => value)).toEqual(localesByEdition[edition]);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  it('are written in their own script', () => {
    for (const { label, lang } of options) {
      const script = new Intl.Locale(lang).maximize().script ?? '';
      const han = ['Hans', 'Hant', 'Jpan'].includes(script);
      expect(label).toMatch(new RegExp(`\\p{Script=${han ? 'Han' : script}}`, 'u'));
      if (script !== 'Latn') expect(label).not.toMatch(/\p{Script=Latin}/u);
    }
  });
});

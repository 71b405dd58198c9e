import { describe, expect, it, vi } from 'vitest';
import { createI18n, type I18nOptions } from './index.ts';

const files: Record<string, object> = {
  tr: { a: 'tr' },
  de: { a: 'de', b: 'de' },
  en: { a: 'en', b: 'en', c: 'en' },
};

async function start(options: Partial<I18nOptions>, missing: readonly string[] = []) {
  const fetch = vi.fn((locale: string) =>
    Promise.resolve(
      missing.includes(locale) ? new Response('', { status: 404 }) : Response.json(files[locale]),
    ),
  );
  const i18n = await createI18n({
    locale: 'tr',
    ns: 'site',
    url: (locale) => locale,
    fetch,
    onError: () => undefined,
    ...options,
  });
  return { i18n, texts: ['a', 'b', 'c'].map((key) => i18n.t(key)), fetch };
}

describe.each([
  ['a map', { fallback: { tr: ['de', 'en'], default: ['en'] } }],
  ['a list', { fallback: ['de', 'en'] }],
] as const)('%s', (_name, options) => {
  it('has the keys that a file lacks', async () => {
    expect((await start(options)).texts).toEqual(['tr', 'de', 'en']);
  });

  it('replaces a file that fails', async () => {
    expect((await start(options, ['tr'])).texts).toEqual(['de', 'de', 'en']);
    expect((await start(options, ['tr', 'de'])).texts).toEqual(['en', 'en', 'en']);
  });
});

it('one locale helps all others, and loads nothing for itself', async () => {
  expect((await start({ fallback: 'en' })).texts).toEqual(['tr', 'en', 'en']);
  const { fetch, texts } = await start({ fallback: 'en', locale: 'en' });
  expect([texts, fetch.mock.calls.length]).toEqual([['en', 'en', 'en'], 1]);
});

it('a language has the fallbacks of its regions, and a locale with a shorter tag its own', async () => {
  const map = { tr: ['de'], default: ['en'] };
  files['tr-CY'] = { a: 'cy' };
  expect((await start({ locale: 'tr-CY', fallback: map })).texts).toEqual(['cy', 'de', 'c']);
  expect((await start({ locale: 'tr-CY', fallback: map }, ['tr-CY'])).texts[0]).toBe('de');
  files['tr-TUR'] = { a: 'tur' };
  const long = { 'tr-TUR': ['de'], default: ['en'] };
  expect((await start({ locale: 'tr-TUR', fallback: long })).texts).toEqual(['tur', 'de', 'c']);
});

it('a locale without fallbacks in the map has none', async () => {
  expect((await start({ fallback: { sv: ['en'] } })).texts).toEqual(['tr', 'b', 'c']);
});

it('`backup` and `fallbackLng` replace their part', async () => {
  const options = { fallback: 'en', backup: 'de', i18next: { fallbackLng: 'de' } };
  expect((await start(options)).texts).toEqual(['tr', 'de', 'c']);
  expect((await start({ ...options, i18next: {} }, ['tr'])).texts).toEqual(['de', 'de', 'en']);
});

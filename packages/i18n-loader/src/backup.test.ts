import { describe, expect, it } from 'vitest';
import {
  createI18n,
  createTranslationBackend,
  loadTranslations,
  type FetchOptions,
} from './index.ts';

/** A release path on which only these locales exist. */
function releasePath(...locales: string[]) {
  const requests: string[] = [];
  const options: FetchOptions = {
    url: (locale) => locale,
    fetch: (locale) => {
      requests.push(locale);
      const hasFile = locales.includes(locale);
      return Promise.resolve(
        hasFile ? Response.json({ title: locale }) : new Response('', { status: 404 }),
      );
    },
  };
  return { requests, options };
}

describe('a backup', () => {
  it.each<[what: string, backup: FetchOptions['backup'], requests: string[], loaded: string]>([
    ['a locale', 'en', ['de-AT', 'en'], 'en'],
    ['a list', ['de', 'en'], ['de-AT', 'de', 'en'], 'en'],
    ['a list with the locale itself', ['de-AT', 'en', 'en'], ['de-AT', 'en'], 'en'],
    ['a function to a locale', (locale) => `${locale.slice(0, 2)}-DE`, ['de-AT', 'de-DE'], 'de-DE'],
    ['a function to a list', () => ['de', 'de-DE'], ['de-AT', 'de', 'de-DE'], 'de-DE'],
  ])('can be %s', async (_subject, backup, requests, loaded) => {
    const path = releasePath('en', 'de-DE');
    const { locale } = await loadTranslations({
      ...path.options,
      locale: 'de-AT',
      ns: 'common',
      backup,
    });
    expect(path.requests).toEqual(requests);
    expect(locale).toBe(loaded);
  });

  it.each<[what: string, backup: FetchOptions['backup']]>([
    ['is not given', undefined],
    ['is the locale itself', 'en'],
    ['is an empty list', []],
    ['is a function that returns undefined', () => undefined],
  ])('is not requested if it %s, as on a site with one language', async (_subject, backup) => {
    const { requests, options } = releasePath();
    await expect(
      loadTranslations({ ...options, locale: 'en', ns: 'common', backup }),
    ).rejects.toMatchObject({ kind: 'unavailable', causes: [{ kind: 'http' }] });
    expect(requests).toEqual(['en']);
  });

  it('has one cause per attempt in the error', async () => {
    const { options } = releasePath();
    const load = loadTranslations({ ...options, locale: 'de', ns: 'common', backup: ['fr', 'en'] });
    await expect(load).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'No translations: de: HTTP 404; fr: HTTP 404; en: HTTP 404. Load again to retry.',
      causes: [{ kind: 'http' }, { kind: 'http' }, { kind: 'http' }],
    });
  });

  it.each<[what: string, backup: unknown]>([
    ['contains an unsafe name', ['en', '../en']],
    ['is not a name', 7],
    [
      'is a function that throws',
      () => {
        throw new Error('no such locale');
      },
    ],
  ])('is refused before any request if it %s', async (_subject, backup) => {
    const { requests, options } = releasePath('de');
    const load = loadTranslations({
      ...options,
      locale: 'de',
      ns: 'common',
      backup: backup as string,
    });
    await expect(load).rejects.toMatchObject({ name: 'TranslationError', kind: 'badRequest' });
    expect(requests).toEqual([]);
  });

  it('is used by an instance and by the backend plugin', async () => {
    const { options } = releasePath('en');
    const i18n = await createI18n({ ...options, locale: 'de', ns: 'common', backup: 'en' });
    expect([i18n.language, i18n.t('title')]).toEqual(['en', 'en']);
    const backend = createTranslationBackend({ ...options, backup: () => 'en' });
    expect(await backend.read('de', 'common')).toEqual({ title: 'en' });
  });
});

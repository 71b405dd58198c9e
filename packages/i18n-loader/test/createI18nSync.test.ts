import { describe, expect, it, vi } from 'vitest';
import { createI18nSync } from '../src/index.ts';
import { json, misbehavingServer } from './misbehavingServer.ts';

const ns = ['common'];
const turkish = { title: 'Görevler' };

describe('createI18nSync', () => {
  it('has its translations immediately, without a request', async () => {
    const { url, requests } = await misbehavingServer();
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, translations: { common: turkish } });
    expect(i18n.t('title')).toBe('Görevler');
    expect(i18n.language).toBe('tr-TR');
    expect(i18n.resolvedLanguage).toBe('tr-TR');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toEqual([]);
  });

  it("accepts i18next's nesting of resources", () => {
    const resources = { 'tr-TR': { common: turkish } };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: String, resources });
    expect(i18n.t('title')).toBe('Görevler');
  });

  it('shows the fallback language if only its translations are inlined', () => {
    const i18n = createI18nSync({
      locale: 'de',
      ns,
      url: String,
      resources: { en: { common: { title: 'Tasks' } } },
      i18next: { fallbackLng: 'en' },
    });
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Tasks']);
  });

  it('merges `translations` of the locale and `resources` of other locales, whose names need no tag', async () => {
    const resources = {
      'tr-TR': { common: { title: 'Unused' } },
      'kk-KAZ': { common: { title: 'Тапсырмалар' } },
    };
    const translations = { common: turkish };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: String, translations, resources });
    expect(i18n.t('title')).toBe('Görevler');
    await i18n.changeLanguage('kk-KAZ');
    expect([i18n.language, i18n.t('title')]).toEqual(['kk', 'Тапсырмалар']);
  });

  it('does not modify the given translations, which all requests of a server share', () => {
    const translations = Object.freeze({ common: Object.freeze(turkish) });
    const resources = Object.freeze({
      de: Object.freeze({ common: Object.freeze({ title: 'Aufgaben' }) }),
    });
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: String, translations, resources });
    i18n.addResourceBundle('tr-TR', 'later', { title: 'Sonra' });
    i18n.addResourceBundle('de', 'later', { title: 'Später' });
    expect([i18n.t('later:title'), Object.keys(translations)]).toEqual(['Sonra', ['common']]);
  });

  it('does not escape HTML', () => {
    const translations = { common: { title: '<img onerror=alert(1)> {{name}}' } };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: String, translations });
    expect(i18n.t('title', { name: "O'Neil & <b>" })).toBe("<img onerror=alert(1)> O'Neil & <b>");
  });

  it.each([
    ['tr-TUR', undefined, 'tr'],
    ['kk-KAZ', undefined, 'kk'],
    ['ar-SA', 'ar-AE', 'ar-AE'],
    ['zh-TW', undefined, 'zh-TW'],
  ])(
    'has a language that Intl supports: locale %s, language %s → %s',
    (locale, language, expected) => {
      const translations = { common: { n: '{{n, number}}' } };
      const i18n = createI18nSync({
        locale,
        ns,
        url: String,
        translations,
        ...(language && { language }),
      });
      expect(i18n.language).toBe(expected);
      expect(i18n.t('n', { n: 1234.5 })).toBe(new Intl.NumberFormat(expected).format(1234.5));
    },
  );

  it('uses the plural rules of the language', () => {
    const translations = {
      common: {
        task_one: '{{count}} задача',
        task_few: '{{count}} задачи',
        task_many: '{{count}} задач',
      },
    };
    const i18n = createI18nSync({ locale: 'ru-RU', ns, url: String, translations });
    expect([1, 3, 11].map((count) => i18n.t('task', { count }))).toEqual([
      '1 задача',
      '3 задачи',
      '11 задач',
    ]);
  });
});

describe('a URL that is initially unknown', () => {
  it('causes no request or report before it is known, and loads work afterwards', async () => {
    const server = await misbehavingServer({
      'tr-TR/common': json({ title: 'Yeni' }),
      'de/common': json({ title: 'Aufgaben' }),
    });
    const release: { base?: string } = {};
    const onError = vi.fn();
    const i18n = createI18nSync({
      locale: 'tr-TR',
      ns,
      translations: { common: turkish },
      onError,
      url: (locale, file) => release.base && `${release.base}/${locale}/${file}.json`,
    });
    const listener = vi.fn();
    i18n.on('loaded languageChanged', listener);
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'noUrl' });
    await expect(i18n.changeLanguage('de')).rejects.toMatchObject({ kind: 'noUrl' });
    expect([i18n.language, i18n.t('title')]).toEqual(['tr-TR', 'Görevler']);
    expect(server.requests).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    release.base = server.origin;
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Yeni');
    await i18n.changeLanguage('de');
    expect(i18n.t('title')).toBe('Aufgaben');
    expect(onError).not.toHaveBeenCalled();
  });

  it('loads nothing if the URL of any file is unknown', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})));
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: () => undefined, fetch });
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'noUrl' });
    expect(fetch).not.toHaveBeenCalled();
    const partial = createI18nSync({
      locale: 'tr-TR',
      ns: ['common', 'faq'],
      translations: { common: turkish, faq: {} },
      url: (_, file) => (file === 'common' ? 'https://static.brand.com/' : undefined),
      fetch: () => Promise.resolve(Response.json({ title: 'Yeni' })),
    });
    await expect(partial.reloadResources()).rejects.toMatchObject({ kind: 'noUrl' });
    expect(partial.t('title')).toBe('Görevler');
  });
});

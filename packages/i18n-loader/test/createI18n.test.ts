import { describe, expect, it, vi } from 'vitest';
import { createI18n, createI18nSync, type I18n, type TranslationError } from '../src/index.ts';
import { afterMs, hang, json, misbehavingServer, status } from './misbehavingServer.ts';

const ns = ['common'];
const turkish = { title: 'Görevler' };

/** Returns the languages whose texts the instance has. */
function languagesOf(i18n: I18n) {
  return Object.keys(i18n.store.data);
}

describe('createI18nSync', () => {
  it('has its texts immediately, without a request', async () => {
    const { url, requests } = await misbehavingServer();
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, resources: { common: turkish } });
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

  it('does not escape HTML', () => {
    const resources = { common: { title: '<img onerror=alert(1)> {{name}}' } };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url: String, resources });
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
      const resources = { common: { n: '{{n, number}}' } };
      const i18n = createI18nSync({
        locale,
        ns,
        url: String,
        resources,
        ...(language && { language }),
      });
      expect(i18n.language).toBe(expected);
      expect(i18n.t('n', { n: 1234.5 })).toBe(new Intl.NumberFormat(expected).format(1234.5));
    },
  );

  it('uses the plural rules of the language', () => {
    const resources = {
      common: {
        task_one: '{{count}} задача',
        task_few: '{{count}} задачи',
        task_many: '{{count}} задач',
      },
    };
    const i18n = createI18nSync({ locale: 'ru-RU', ns, url: String, resources });
    expect([1, 3, 11].map((count) => i18n.t('task', { count }))).toEqual([
      '1 задача',
      '3 задачи',
      '11 задач',
    ]);
  });
});

describe('a URL that is initially unknown', () => {
  it('fetches and reports nothing before it is known, and loads afterwards', async () => {
    const server = await misbehavingServer({
      'tr-TR/common': json({ title: 'Yeni' }),
      'de/common': json({ title: 'Aufgaben' }),
    });
    const release: { base?: string } = {};
    const onError = vi.fn();
    const i18n = createI18nSync({
      locale: 'tr-TR',
      ns,
      resources: { common: turkish },
      onError,
      url: (locale, file) => release.base && `${release.base}/${locale}/${file}.json`,
    });
    const listener = vi.fn();
    i18n.on('loaded languageChanged', listener);
    await i18n.reloadResources();
    await i18n.changeLanguage('de');
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
    await i18n.reloadResources();
    expect(fetch).not.toHaveBeenCalled();
    const partial = createI18nSync({
      locale: 'tr-TR',
      ns: ['common', 'faq'],
      resources: { common: turkish, faq: {} },
      url: (_, file) => (file === 'common' ? 'https://static.brand.com/' : undefined),
      fetch: () => Promise.resolve(Response.json({ title: 'Yeni' })),
    });
    await partial.reloadResources();
    expect(partial.t('title')).toBe('Görevler');
  });
});

describe('createI18n', () => {
  it('shows the inlined text, then replaces it with the fresh text', async () => {
    const { url } = await misbehavingServer({ 'tr-TR/common': json({ title: 'Yeni görevler' }) });
    const i18n = await createI18n({ locale: 'tr-TR', ns, url, resources: { common: turkish } });
    expect(i18n.t('title')).toBe('Görevler');
    const loaded = vi.fn();
    i18n.on('loaded', loaded);
    await vi.waitFor(() => expect(i18n.t('title')).toBe('Yeni görevler'));
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('emits no event if the fresh text is the same', async () => {
    const texts = { a: '1', b: { c: '2', d: '3' } };
    const { url, requests } = await misbehavingServer({
      'tr-TR/common': json({ b: { d: '3', c: '2' }, a: '1' }),
    });
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, resources: { common: texts } });
    const listener = vi.fn();
    i18n.on('loaded languageChanged', listener);
    i18n.store.on('added', listener);
    const before = i18n.getResourceBundle('tr-TR', 'common') as unknown;
    await i18n.reloadResources();
    expect(requests).toEqual(['tr-TR/common']);
    expect(listener).not.toHaveBeenCalled();
    expect(i18n.getResourceBundle('tr-TR', 'common')).toBe(before);
  });

  it('keeps texts of keys that the fresh file lacks, including nested keys', async () => {
    const { url } = await misbehavingServer({
      'tr-TR/common': json({ title: 'Yeni', menu: { out: 'Çıkış' } }),
    });
    const resources = {
      common: { title: 'Eski', added: 'Eklendi', menu: { in: 'Giriş', out: '?' } },
    };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, resources });
    await i18n.reloadResources();
    expect(['title', 'added', 'menu.in', 'menu.out'].map((key) => i18n.t(key))).toEqual([
      'Yeni',
      'Eklendi',
      'Giriş',
      'Çıkış',
    ]);
  });

  it('keeps its language and reports once if the release path is down', async () => {
    const { url, requests } = await misbehavingServer({ 'tr-TR/common': status(500) });
    const onError = vi.fn<(error: TranslationError) => void>();
    const i18n = createI18nSync({
      locale: 'tr-TR',
      ns,
      url,
      onError,
      resources: { common: turkish },
    });
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Görevler');
    expect(i18n.language).toBe('tr-TR');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0].causes.map(({ kind }) => kind)).toEqual(['http', 'http']);
    expect(requests).toEqual(['tr-TR/common', 'en-US/common']);
  });

  it('keeps its language if only its own file fails', async () => {
    const { url } = await misbehavingServer({ 'en-US/common': json({ title: 'Tasks' }) });
    const onError = vi.fn();
    const i18n = createI18nSync({
      locale: 'tr-TR',
      ns,
      url,
      onError,
      resources: { common: turkish },
    });
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Görevler');
    expect(languagesOf(i18n)).toEqual(['tr-TR']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('waits for the first texts if none are inlined', async () => {
    const { url } = await misbehavingServer({ 'tr-TR/common': afterMs(20, json(turkish)) });
    const i18n = await createI18n({ locale: 'tr-TR', ns, url });
    expect(i18n.t('title')).toBe('Görevler');
    expect(i18n.resolvedLanguage).toBe('tr-TR');
  });

  it('shows the backup under its own language if the first load fails', async () => {
    const { url, answers } = await misbehavingServer({
      'ru-RU/common': status(500),
      'en-US/common': json({ task_one: '{{count}} task', task_other: '{{count}} tasks' }),
    });
    const onError = vi.fn();
    const i18n = await createI18n({ locale: 'ru-RU', ns, url, onError });
    expect(i18n.language).toBe('en-US');
    expect(i18n.t('task', { count: 3 })).toBe('3 tasks');
    expect(onError).not.toHaveBeenCalled();
    answers['ru-RU/common'] = json({ task_few: '{{count}} задачи' });
    await i18n.reloadResources();
    expect(i18n.language).toBe('ru-RU');
    expect(i18n.t('task', { count: 3 })).toBe('3 задачи');
  });

  it('works without any text and can retry', async () => {
    const { url, answers, requests } = await misbehavingServer();
    const onError = vi.fn();
    const i18n = await createI18n({ locale: 'tr-TR', ns, url, onError });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
    answers['tr-TR/common'] = json(turkish);
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Görevler');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('reports a malicious locale without a request', async () => {
    const { url, requests } = await misbehavingServer();
    const onError = vi.fn();
    await createI18n({ locale: '../../etc', ns, url, onError });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'badRequest' }),
    );
    expect(requests).toEqual([]);
  });
});

describe('changeLanguage', () => {
  async function started(answers: Parameters<typeof misbehavingServer>[0]) {
    const server = await misbehavingServer(answers);
    const onError = vi.fn<(error: TranslationError) => void>();
    const { url } = server;
    const i18n = createI18nSync({
      locale: 'tr-TR',
      ns,
      url,
      onError,
      resources: { common: turkish },
    });
    return { ...server, i18n, onError };
  }

  it('switches the language only once its texts are loaded', async () => {
    const { i18n } = await started({ 'de/common': afterMs(30, json({ title: 'Aufgaben' })) });
    const seen: string[] = [];
    i18n.on('languageChanged', (language) => seen.push(`${language} ${i18n.t('title')}`));
    const change = i18n.changeLanguage('de');
    expect(i18n.t('title')).toBe('Görevler');
    const t = await change;
    expect(t('title')).toBe('Aufgaben');
    expect(seen).toEqual(['de Aufgaben']);
  });

  it('runs the callback after a change or reload, without an error on success', async () => {
    const { i18n } = await started({ 'de/common': json({ title: 'Aufgaben' }) });
    const titles: [error: unknown, title: string][] = [];
    await i18n.changeLanguage('de', (error, t) => titles.push([error, t('title')]));
    await i18n.changeLanguage('tr-TR', (error, t) => titles.push([error, t('title')]));
    expect(titles).toEqual([
      [undefined, 'Aufgaben'],
      [undefined, 'Görevler'],
    ]);
    const reloaded = vi.fn();
    await i18n.reloadResources(undefined, undefined, reloaded);
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('keeps the language if locale and backup fail, and retries on the next call', async () => {
    const { i18n, onError, answers, requests } = await started({});
    const callback = vi.fn();
    await i18n.changeLanguage('de', callback);
    expect(i18n.language).toBe('tr-TR');
    expect(i18n.t('title')).toBe('Görevler');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(callback).toHaveBeenCalledExactlyOnceWith(onError.mock.calls[0]?.[0], expect.anything());
    await i18n.reloadResources();
    expect(requests).toEqual(['de/common', 'en-US/common', 'tr-TR/common', 'en-US/common']);
    answers['de/common'] = json({ title: 'Aufgaben' });
    await i18n.changeLanguage('de');
    expect(i18n.t('title')).toBe('Aufgaben');
  });

  it('ends on language a after a, b, a, and aborts the load of b', async () => {
    const { i18n, onError, aborted, requests } = await started({ 'de/common': hang });
    const b = i18n.changeLanguage('de');
    await vi.waitFor(() => expect(requests).toEqual(['de/common']));
    await i18n.changeLanguage('tr-TR');
    await b;
    expect(i18n.language).toBe('tr-TR');
    expect(i18n.t('title')).toBe('Görevler');
    expect(languagesOf(i18n)).toEqual(['tr-TR']);
    await vi.waitFor(() => expect(aborted).toEqual(['de/common']));
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends on language a after a, b, a if neither was loaded', async () => {
    const { i18n, onError } = await started({
      'de/common': afterMs(40, json({ title: 'Aufgaben' })),
      'fr/common': afterMs(10, json({ title: 'Tâches' })),
    });
    const seen: string[] = [];
    i18n.on('languageChanged', (language) => seen.push(language));
    await Promise.all(['de', 'fr', 'de'].map((locale) => i18n.changeLanguage(locale)));
    expect(seen).toEqual(['de']);
    expect(i18n.t('title')).toBe('Aufgaben');
    expect(languagesOf(i18n)).toEqual(['tr-TR', 'de']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('loads once for two equal calls and a concurrent reload', async () => {
    const { i18n, requests, aborted } = await started({
      'de/common': afterMs(100, json({ title: 'Aufgaben' })),
    });
    const first = i18n.changeLanguage('de');
    await vi.waitFor(() => expect(requests).toEqual(['de/common']));
    await Promise.all([first, i18n.changeLanguage('de'), i18n.reloadResources()]);
    expect(i18n.t('title')).toBe('Aufgaben');
    expect(requests).toEqual(['de/common']);
    expect(aborted).toEqual([]);
  });

  it('keeps the last requested language whenever an earlier load ends', async () => {
    const ends: string[] = [];
    for (let ticks = 0; ticks < 100; ticks++) {
      const i18n = createI18nSync({
        locale: 'tr-TR',
        ns,
        resources: { common: turkish },
        url: String,
        fetch: () => Promise.resolve(Response.json({ title: 'Aufgaben' })),
      });
      const seen: string[] = [];
      i18n.on('languageChanged', (language) => seen.push(language));
      const earlier = i18n.changeLanguage('de');
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      await i18n.changeLanguage('tr-TR');
      await earlier;
      expect(i18n.language, `after ${ticks} ticks`).toBe('tr-TR');
      expect(i18n.t('title')).toBe('Görevler');
      ends.push(seen.join());
    }
    // Covers loads that end before the first byte and after the last change.
    expect(ends).toContain('tr-TR');
    expect(ends.at(-1)).toBe('de,tr-TR');
  });

  it('rejects a malicious language', async () => {
    const { i18n, onError, requests } = await started({});
    await i18n.changeLanguage('__proto__');
    expect(i18n.language).toBe('tr-TR');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'badRequest' }),
    );
    expect(requests).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { backupLocale, createI18nSync, type I18n, type TranslationError } from '../src/index.ts';
import { afterMs, hang, json, misbehavingServer } from './misbehavingServer.ts';

const ns = ['common'];
const turkish = { title: 'Görevler' };

/** Returns the languages that have translations in the instance. */
function languagesOf(i18n: I18n) {
  return Object.keys(i18n.store.data);
}

describe('changeLanguage', () => {
  async function started(answers: Parameters<typeof misbehavingServer>[0]) {
    const server = await misbehavingServer(answers);
    const onError = vi.fn<(error: TranslationError) => void>();
    const { url } = server;
    const i18n = createI18nSync({
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      onError,
      translations: { common: turkish },
    });
    return { ...server, i18n, onError };
  }

  it('switches the language only once its translations are loaded', async () => {
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
    const { i18n } = await started({
      'de/common': json({ title: 'Aufgaben' }),
      'tr-TR/common': json(turkish),
    });
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
    await expect(i18n.changeLanguage('de', callback)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(i18n.language).toBe('tr-TR');
    expect(i18n.t('title')).toBe('Görevler');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(callback).toHaveBeenCalledExactlyOnceWith(onError.mock.calls[0]?.[0], expect.anything());
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(requests).toEqual(['de/common', 'en-US/common', 'tr-TR/common', 'en-US/common']);
    answers['de/common'] = json({ title: 'Aufgaben' });
    await i18n.changeLanguage('de');
    expect(i18n.t('title')).toBe('Aufgaben');
  });

  it('ends on language A after the changes A, B, A, and aborts the load of B', async () => {
    const { i18n, onError, aborted, requests } = await started({ 'de/common': hang });
    const b = i18n.changeLanguage('de');
    await vi.waitFor(() => expect(requests).toEqual(['de/common']));
    await i18n.changeLanguage('tr-TR');
    await expect(b).rejects.toMatchObject({ kind: 'canceled' });
    expect(i18n.language).toBe('tr-TR');
    expect(i18n.t('title')).toBe('Görevler');
    expect(languagesOf(i18n)).toEqual(['tr-TR']);
    await vi.waitFor(() => expect(aborted).toEqual(['de/common']));
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends on language A after the changes A, B, A if neither was loaded before', async () => {
    const { i18n, onError } = await started({
      'de/common': afterMs(40, json({ title: 'Aufgaben' })),
      'fr/common': afterMs(10, json({ title: 'Tâches' })),
    });
    const seen: string[] = [];
    i18n.on('languageChanged', (language) => seen.push(language));
    await Promise.allSettled(['de', 'fr', 'de'].map((locale) => i18n.changeLanguage(locale)));
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

  it('keeps the last requested language, no matter when an earlier load ends', async () => {
    const ends: string[] = [];
    for (let ticks = 0; ticks < 100; ticks++) {
      const i18n = createI18nSync({
        backup: backupLocale,
        locale: 'tr-TR',
        ns,
        translations: { common: turkish },
        url: String,
        fetch: () => Promise.resolve(Response.json({ title: 'Aufgaben' })),
      });
      const seen: string[] = [];
      i18n.on('languageChanged', (language) => seen.push(language));
      const earlier = i18n.changeLanguage('de');
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      await i18n.changeLanguage('tr-TR');
      await earlier.catch(() => undefined);
      expect(i18n.language, `after ${ticks} ticks`).toBe('tr-TR');
      expect(i18n.t('title')).toBe('Görevler');
      ends.push(seen.join());
    }
    // The loop covered both extremes: `de` was canceled before it had an effect, and `de` was loaded
    // before the second change.
    expect(ends).toContain('tr-TR');
    expect(ends.at(-1)).toBe('de,tr-TR');
  });

  it('refreshes a cached language after switching to it, even after a failed change', async () => {
    const { i18n, requests } = await started({
      'de/common': json({ title: 'Aufgaben' }),
      'tr-TR/common': json({ title: 'Yeni' }),
    });
    await i18n.changeLanguage('de');
    await i18n.changeLanguage('tr-TR');
    await i18n.changeLanguage('fr').catch(() => undefined);
    requests.length = 0;
    await i18n.reloadResources();
    expect(requests).toEqual(['tr-TR/common']);
  });

  it('rejects a malicious language', async () => {
    const { i18n, onError, requests } = await started({});
    await expect(i18n.changeLanguage('__proto__')).rejects.toMatchObject({ kind: 'badRequest' });
    expect(i18n.language).toBe('tr-TR');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'badRequest' }),
    );
    expect(requests).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import {
  backupLocale,
  createI18n,
  createI18nSync,
  type I18n,
  type TranslationError,
} from '../src/index.ts';
import { afterMs, json, misbehavingServer, status } from './misbehavingServer.ts';

const ns = ['common'];
const turkish = { title: 'Görevler' };

/** Returns the languages that have translations in the instance. */
function languagesOf(i18n: I18n) {
  return Object.keys(i18n.store.data);
}

describe('createI18n', () => {
  it('shows the inlined translation, then replaces it with the fresh one', async () => {
    const { url } = await misbehavingServer({ 'tr-TR/common': json({ title: 'Yeni görevler' }) });
    const i18n = await createI18n({
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      translations: { common: turkish },
    });
    expect(i18n.t('title')).toBe('Görevler');
    const loaded = vi.fn();
    i18n.on('loaded', loaded);
    await vi.waitFor(() => expect(i18n.t('title')).toBe('Yeni görevler'));
    expect(loaded.mock.calls).toEqual([[{ 'tr-TR': { common: { title: 'Yeni görevler' } } }]]);
  });

  it('emits no event if the fresh translation is the same', async () => {
    const texts = { a: '1', b: { c: '2', d: '3' } };
    const { url, requests } = await misbehavingServer({
      'tr-TR/common': json({ b: { d: '3', c: '2' }, a: '1' }),
    });
    const i18n = createI18nSync({
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      translations: { common: texts },
    });
    const listener = vi.fn();
    i18n.on('loaded languageChanged', listener);
    i18n.store.on('added', listener);
    const before = i18n.getResourceBundle('tr-TR', 'common') as unknown;
    await i18n.reloadResources();
    expect(requests).toEqual(['tr-TR/common']);
    expect(listener).not.toHaveBeenCalled();
    expect(i18n.getResourceBundle('tr-TR', 'common')).toBe(before);
  });

  it('keeps translations whose keys the fresh file lacks, including nested keys', async () => {
    const { url } = await misbehavingServer({
      'tr-TR/common': json({ title: 'Yeni', menu: { out: 'Çıkış' } }),
    });
    const translations = {
      common: { title: 'Eski', added: 'Eklendi', menu: { in: 'Giriş', out: '?' } },
    };
    const i18n = createI18nSync({ backup: backupLocale, locale: 'tr-TR', ns, url, translations });
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
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      onError,
      translations: { common: turkish },
    });
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'unavailable' });
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
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      onError,
      translations: { common: turkish },
    });
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Görevler');
    expect(languagesOf(i18n)).toEqual(['tr-TR']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('waits for the first load if no translations are inlined', async () => {
    const { url } = await misbehavingServer({ 'tr-TR/common': afterMs(20, json(turkish)) });
    const i18n = await createI18n({ backup: backupLocale, locale: 'tr-TR', ns, url });
    expect(i18n.t('title')).toBe('Görevler');
    expect(i18n.resolvedLanguage).toBe('tr-TR');
  });

  it('waits for the first load if only the translations of other locales are inlined', async () => {
    const { url } = await misbehavingServer({ 'tr-TR/common': afterMs(20, json(turkish)) });
    const resources = { en: { common: { title: 'Tasks', more: 'More' } } };
    const i18next = { fallbackLng: 'en' };
    const i18n = await createI18n({
      backup: backupLocale,
      locale: 'tr-TR',
      ns,
      url,
      resources,
      i18next,
    });
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['Görevler', 'More']);
  });

  it("shows the backup, and sets the backup's language, if the first load fails", async () => {
    const { url, answers } = await misbehavingServer({
      'ru-RU/common': status(500),
      'en-US/common': json({ task_one: '{{count}} task', task_other: '{{count}} tasks' }),
    });
    const onError = vi.fn();
    const i18n = await createI18n({ backup: backupLocale, locale: 'ru-RU', ns, url, onError });
    expect(i18n.language).toBe('en-US');
    expect(i18n.t('task', { count: 3 })).toBe('3 tasks');
    expect(onError).not.toHaveBeenCalled();
    answers['ru-RU/common'] = json({ task_few: '{{count}} задачи' });
    await i18n.reloadResources();
    expect(i18n.language).toBe('ru-RU');
    expect(i18n.t('task', { count: 3 })).toBe('3 задачи');
  });

  it('works without any translations and can retry', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { url, answers, requests } = await misbehavingServer();
    const onError = vi.fn();
    const i18n = await createI18n({ backup: backupLocale, locale: 'tr-TR', ns, url, onError });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
    answers['tr-TR/common'] = json(turkish);
    await i18n.reloadResources();
    expect(i18n.t('title')).toBe('Görevler');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('never shows keys silently: warns once, and emits an event for each failed load', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { url, answers } = await misbehavingServer();
    const i18n = createI18nSync({ locale: 'tr-TR', ns: ['common', 'more'], url });
    const failed = vi.fn();
    i18n.on('failedLoading', failed);
    await expect(i18n.reloadResources()).rejects.toThrow();
    await expect(i18n.reloadResources()).rejects.toThrow();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^No translations of "tr-TR" could be loaded, so keys are shown: /),
    );
    expect(failed.mock.calls.map(([locale, name]) => [locale as string, name as string])).toEqual([
      ['tr-TR', 'common'],
      ['tr-TR', 'more'],
      ['tr-TR', 'common'],
      ['tr-TR', 'more'],
    ]);
    answers['tr-TR/common'] = answers['tr-TR/more'] = json(turkish);
    await i18n.reloadResources();
    answers['tr-TR/common'] = status(500);
    await expect(i18n.reloadResources()).rejects.toThrow();
    expect(failed).toHaveBeenCalledTimes(4);
  });

  it('has a resolved language only if there are any texts', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { url } = await misbehavingServer({ 'en-US/common': json({ title: 'Tasks' }) });
    const missing = await createI18n({ locale: 'tr-TR', ns, url });
    expect(missing.resolvedLanguage).toBeUndefined();
    const replaced = await createI18n({ locale: 'tr-TR', ns, url, fallback: 'en-US' });
    expect(replaced.resolvedLanguage).toBe('en-US');
  });

  it('warns of keys if the inlined translations are empty', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { url } = await misbehavingServer();
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, translations: {} });
    await expect(i18n.reloadResources()).rejects.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('does not warn of keys while the URL is unknown, or with inlined translations', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await createI18n({ locale: 'tr-TR', ns, url: () => undefined });
    const { url } = await misbehavingServer();
    const translations = { common: turkish };
    const i18n = createI18nSync({ locale: 'tr-TR', ns, url, translations });
    await expect(i18n.reloadResources()).rejects.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports a malicious locale without a request', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { url, requests } = await misbehavingServer();
    const onError = vi.fn();
    await createI18n({ backup: backupLocale, locale: '../../etc', ns, url, onError });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'badRequest' }),
    );
    expect(requests).toEqual([]);
  });
});

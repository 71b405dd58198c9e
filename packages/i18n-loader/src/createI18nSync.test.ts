import { describe, expect, it, vi } from 'vitest';
import { settle } from '../test/heldReleasePath.ts';
import { startedInstance } from '../test/startedInstance.ts';

describe('a running refresh', () => {
  it('continues when the language is changed to the current one', async () => {
    const { i18n, respond } = startedInstance();
    const refreshed = i18n.reloadResources();
    await i18n.changeLanguage('tr-TR');
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Yeni');
  });

  it('continues when a change to another language fails', async () => {
    const { i18n, respond } = startedInstance();
    const refreshed = i18n.reloadResources();
    const changed = i18n.changeLanguage('de').catch(() => undefined);
    await respond('de/common');
    await respond('en-US/common');
    await changed;
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect([i18n.language, i18n.t('title')]).toEqual(['tr-TR', 'Yeni']);
  });

  it('continues when the language changes and changes back', async () => {
    const { i18n, respond, requests } = startedInstance();
    const refreshed = i18n.reloadResources();
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await changed;
    await i18n.changeLanguage('tr-TR');
    expect(i18n.t('title')).toBe('Eski');
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Yeni');
    expect(requests).toEqual(['tr-TR/common', 'de/common']);
  });

  it('does not switch back to the language it loads, after a change to another one', async () => {
    const { i18n, respond } = startedInstance();
    const refreshed = i18n.reloadResources();
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await respond('tr-TR/common', { title: 'Yeni' });
    await Promise.all([changed, refreshed]);
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
    await i18n.changeLanguage('tr-TR');
    expect(i18n.t('title')).toBe('Yeni');
  });

  it('without inlined translations continues in the background after a change', async () => {
    const { i18n, respond } = startedInstance({ translations: undefined });
    const refreshed = i18n.reloadResources();
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await changed;
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Aufgaben');
    await i18n.changeLanguage('tr-TR');
    expect(i18n.t('title')).toBe('Yeni');
  });
});

describe('a failed load', () => {
  it('rejects reloadResources with the error that onError receives, and passes it to the callback', async () => {
    const { i18n, respond, onError } = startedInstance();
    const callback = vi.fn();
    const failed = i18n.reloadResources(undefined, undefined, callback).catch((e: unknown) => e);
    await respond('tr-TR/common');
    await respond('en-US/common');
    expect(await failed).toMatchObject({ name: 'TranslationError', kind: 'unavailable' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(await failed);
    expect(callback).toHaveBeenCalledExactlyOnceWith(await failed, i18n.t);
  });

  it('rejects changeLanguage with the error that onError receives, and passes it to the callback', async () => {
    const { i18n, respond, onError } = startedInstance();
    const callback = vi.fn();
    const failed = i18n.changeLanguage('de', callback).catch((e: unknown) => e);
    await respond('de/common');
    await respond('en-US/common');
    expect(await failed).toMatchObject({ name: 'TranslationError', kind: 'unavailable' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(await failed);
    expect(callback).toHaveBeenCalledExactlyOnceWith(await failed, i18n.t);
  });

  it('causes no unhandled rejection if the caller ignores the promise', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { i18n, respond, onError } = startedInstance();
    void i18n.reloadResources();
    await respond('tr-TR/common');
    await respond('en-US/common');
    void i18n.changeLanguage('de');
    await respond('de/common');
    await respond('en-US/common');
    process.off('unhandledRejection', unhandled);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each(['onError', 'the callback'])('can be retried from %s', async (place) => {
    const { i18n, respond, onError } = startedInstance();
    const retry = () => void i18n.changeLanguage('de');
    if (place === 'onError') onError.mockImplementationOnce(retry);
    void i18n.changeLanguage('de', place === 'onError' ? undefined : retry);
    void i18n.changeLanguage('de');
    await respond('de/common');
    await respond('en-US/common');
    await respond('de/common', { title: 'Aufgaben' });
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
  });

  it('is reported if the locale fails and the URL of its backup is unknown', async () => {
    const { i18n, respond, onError } = startedInstance({
      url: (locale, ns) => (locale === 'tr-TR' ? `${locale}/${ns}` : undefined),
    });
    const failed = i18n.reloadResources().catch((error: unknown) => error);
    await respond('tr-TR/common');
    expect(await failed).toMatchObject({ causes: [{ kind: 'http' }, { kind: 'noUrl' }] });
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('a change of language', () => {
  it('rejects with canceled if another one supersedes it', async () => {
    const { i18n, respond, onError, pending } = startedInstance();
    const german = i18n.changeLanguage('de').catch((error: unknown) => error);
    const french = i18n.changeLanguage('fr');
    expect(await german).toMatchObject({ kind: 'canceled' });
    await settle();
    expect(pending()).toEqual(['fr/common']);
    await respond('fr/common', { title: 'Tâches' });
    await french;
    expect(i18n.language).toBe('fr');
    expect(onError).not.toHaveBeenCalled();
  });

  it('rejects with canceled if it is superseded while a refresh joins its load', async () => {
    const { i18n, pending, onError } = startedInstance();
    const german = i18n.changeLanguage('de').catch((error: unknown) => error);
    const refreshed = i18n.reloadResources().catch((error: unknown) => error);
    await i18n.changeLanguage('tr-TR');
    expect(await german).toMatchObject({ kind: 'canceled' });
    expect(await refreshed).toMatchObject({ kind: 'canceled' });
    expect(pending()).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('that is pending does not delay the first translations of the current language', async () => {
    const { i18n, respond } = startedInstance({ translations: undefined });
    void i18n.reloadResources();
    void i18n.changeLanguage('de');
    await respond('tr-TR/common');
    await respond('en-US/common', { title: 'Tasks' });
    expect([i18n.language, i18n.t('title')]).toEqual(['en-US', 'Tasks']);
  });

  it('rejects with canceled if a refresh of its locale ends after a later change', async () => {
    const { i18n, respond } = startedInstance({ translations: undefined });
    void i18n.reloadResources();
    const turkish = i18n.changeLanguage('tr-TR').catch((error: unknown) => error);
    const german = i18n.changeLanguage('de');
    await respond('tr-TR/common', { title: 'Yeni' });
    expect(await turkish).toMatchObject({ kind: 'canceled' });
    await respond('de/common', { title: 'Aufgaben' });
    await german;
    expect(i18n.language).toBe('de');
  });

  it('and a refresh both reject without a request or report if the URL is unknown', async () => {
    const { i18n, requests, onError } = startedInstance({ url: () => undefined });
    const callback = vi.fn();
    const failed = await i18n.changeLanguage('de', callback).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'TranslationError', kind: 'noUrl' });
    expect(callback).toHaveBeenCalledExactlyOnceWith(failed, i18n.t);
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'noUrl' });
    expect(requests).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('continues when a refresh of the current language fails', async () => {
    const { i18n, respond } = startedInstance();
    void i18n.reloadResources();
    const changed = i18n.changeLanguage('de');
    await respond('tr-TR/common');
    await respond('en-US/common');
    await respond('de/common', { title: 'Aufgaben' });
    await changed;
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
  });

  it('uses the `language` option only for the first locale', async () => {
    const { i18n, respond } = startedInstance({ locale: 'ar-SA', language: 'ar-AE' });
    expect(i18n.language).toBe('ar-AE');
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await changed;
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
    await i18n.changeLanguage('ar-SA');
    expect(i18n.language).toBe('ar-AE');
  });

  it('without an argument returns to the current language', async () => {
    const { i18n, respond, pending } = startedInstance();
    const german = i18n.changeLanguage('de').catch(() => undefined);
    await settle();
    await i18n.changeLanguage();
    await german;
    expect(pending()).toEqual([]);
    expect(i18n.language).toBe('tr-TR');
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Yeni');
  });

  it('to null, as a value from JSON, returns to the current language', async () => {
    const { i18n, onError } = startedInstance();
    await i18n.changeLanguage(null as unknown as string);
    expect(i18n.language).toBe('tr-TR');
    expect(onError).not.toHaveBeenCalled();
  });

  it('without an argument stays in a language that is not the first one', async () => {
    const { i18n, respond } = startedInstance();
    const german = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await german;
    await i18n.changeLanguage();
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
  });
});

describe('dispose', () => {
  it('aborts all loads, and calls nothing afterwards', async () => {
    const { i18n, requests, pending, onError } = startedInstance();
    const listener = vi.fn();
    i18n.on('loaded languageChanged languageChanging', listener);
    const refreshed = i18n.reloadResources().catch((error: unknown) => error);
    const changed = i18n.changeLanguage('de').catch((error: unknown) => error);
    await settle();
    i18n.dispose();
    expect(await refreshed).toMatchObject({ kind: 'canceled' });
    expect(await changed).toMatchObject({ kind: 'canceled' });
    expect(pending()).toEqual([]);
    await expect(i18n.reloadResources()).rejects.toMatchObject({ kind: 'canceled' });
    await expect(i18n.changeLanguage('tr-TR')).rejects.toMatchObject({ kind: 'canceled' });
    await expect(i18n.changeLanguage('fr')).rejects.toMatchObject({ kind: 'canceled' });
    expect(requests).toEqual(['tr-TR/common', 'de/common']);
    expect(listener).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    expect(i18n.t('title')).toBe('Eski');
  });

  it('cancels a load even if its last byte has arrived', async () => {
    for (let ticks = 0; ticks < 60; ticks++) {
      const { i18n } = startedInstance({
        fetch: () => Promise.resolve(Response.json({ title: 'Yeni' })),
      });
      const events: string[] = [];
      i18n.on('loaded', () => events.push('loaded'));
      const refreshed = i18n.reloadResources().catch(() => undefined);
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      i18n.dispose();
      const before = events.length;
      await refreshed;
      expect(events).toHaveLength(before);
      expect(i18n.t('title')).toBe(before ? 'Yeni' : 'Eski');
    }
  });
});

describe('translations', () => {
  it('are removed by an empty string', async () => {
    const { i18n, respond } = startedInstance();
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/common', { title: '' });
    await refreshed;
    expect(i18n.t('title')).toBe('');
  });

  it('are not replaced by null or by empty objects and lists', async () => {
    const translations = { common: { title: 'Eski', menu: { in: 'Giriş' }, end: 'Son' } };
    const { i18n, respond } = startedInstance({ translations });
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/common', { title: null, menu: {}, end: [] });
    await refreshed;
    expect(['title', 'menu.in', 'end'].map((key) => i18n.t(key))).toEqual(['Eski', 'Giriş', 'Son']);
  });

  it('with flat keys replace nested ones, by the key separator of i18next', async () => {
    const translations = { common: { menu: { in: 'Eski' } } };
    for (const [keySeparator, fresh] of [
      [undefined, { 'menu.in': 'Yeni' }],
      ['/', { 'menu/in': 'Yeni' }],
    ] as const) {
      const { i18n, respond } = startedInstance({
        translations,
        i18next: { ...(keySeparator && { keySeparator }) },
      });
      const refreshed = i18n.reloadResources();
      await respond('tr-TR/common', fresh);
      await refreshed;
      expect(i18n.t(Object.keys(fresh)[0] ?? '')).toBe('Yeni');
    }
  });

  it('of a namespace with a dot are not mistaken for a group', async () => {
    const translations = { v1: { 2: { title: 'Eski' } }, 'v1.2': { title: 'Eski' } };
    const { i18n, respond } = startedInstance({ translations, ns: 'v1.2' });
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/v1.2', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Yeni');
  });

  it('of the locale are shown if they were added while its file failed and its backup loaded', async () => {
    const { i18n, respond } = startedInstance();
    const changed = i18n.changeLanguage('de');
    await respond('de/common');
    i18n.addResourceBundle('de', 'common', { title: 'Aufgaben' });
    await respond('en-US/common', { title: 'Tasks' });
    await changed;
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
  });
});

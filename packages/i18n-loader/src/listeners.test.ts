import { describe, expect, it, vi } from 'vitest';
import { heldReleasePath } from '../test/heldReleasePath.ts';
import { startedInstance, turkish } from '../test/startedInstance.ts';
import { createI18n } from './createI18n.ts';
import { backupLocale } from './loader/backupLocale.ts';

describe('a listener that throws', () => {
  const thrower = () => {
    throw new Error('a mistake in the listener');
  };

  it('does not reject createI18n', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { url, fetch, respond } = heldReleasePath();
    const created = createI18n({
      backup: backupLocale,
      locale: 'tr-TR',
      ns: ['common'],
      url,
      fetch,
      onError: thrower,
    });
    await respond('tr-TR/common');
    await respond('en-US/common');
    expect((await created).t('title')).toBe('title');
  });

  it('causes no unhandled rejection if translations are inlined', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { url, fetch, respond } = heldReleasePath();
    const options = { locale: 'tr-TR', ns: ['common'], translations: turkish, url, fetch };
    await createI18n({ backup: backupLocale, ...options, onError: thrower });
    await respond('tr-TR/common');
    await respond('en-US/common');
    (await createI18n(options)).on('loaded', thrower);
    await respond('tr-TR/common', { title: 'Yeni' });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each(['languageChanging', 'languageChanged'])(
    'does not stop a change of language when it listens to %s',
    async (event) => {
      const { i18n, respond } = startedInstance();
      i18n.on(event as 'languageChanged', thrower);
      const changed = i18n.changeLanguage('de', thrower);
      await respond('de/common', { title: 'Aufgaben' });
      await changed;
      expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
      await i18n.changeLanguage('tr-TR');
      expect(i18n.language).toBe('tr-TR');
    },
  );

  it('does not prevent a refresh', async () => {
    const { i18n, respond } = startedInstance();
    i18n.on('loaded', thrower);
    const refreshed = i18n.reloadResources(undefined, undefined, thrower);
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(i18n.t('title')).toBe('Yeni');
  });

  it.each(['loaded', 'languageChanging', 'languageChanged', '*'])(
    'to %s does not stop the listeners after it',
    async (event) => {
      const { i18n, respond } = startedInstance();
      const later = vi.fn();
      i18n.on(event as 'loaded', thrower);
      i18n.on(event as 'loaded', later);
      const refreshed = i18n.reloadResources();
      await respond('tr-TR/common', { title: 'Yeni' });
      await refreshed;
      const changed = i18n.changeLanguage('de');
      await respond('de/common', { title: 'Aufgaben' });
      await changed;
      expect(later).toHaveBeenCalledTimes(event === '*' ? 3 : 1);
    },
  );

  it('can be removed, and counts once if it is added to several events', async () => {
    const { i18n, respond } = startedInstance();
    const listener = vi.fn(thrower);
    i18n.on('loaded languageChanged', listener);
    i18n.off('languageChanged', listener);
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    await i18n.changeLanguage('tr-TR');
    expect(listener).toHaveBeenCalledOnce();
    i18n.off('loaded', listener);
    i18n.emit('loaded', {});
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is removed together with all others if no listener is given', () => {
    const { i18n } = startedInstance();
    const listener = vi.fn();
    i18n.on('loaded', thrower);
    i18n.on('loaded', listener);
    i18n.off('loaded');
    i18n.emit('loaded', {});
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not stop the listeners after it if a plugin added it', async () => {
    const { i18n, respond } = startedInstance({
      plugins: [{ type: '3rdParty', init: (instance) => void instance.on('loaded', thrower) }],
    });
    const later = vi.fn();
    i18n.on('loaded', later);
    const refreshed = i18n.reloadResources();
    await respond('tr-TR/common', { title: 'Yeni' });
    await refreshed;
    expect(later).toHaveBeenCalledOnce();
  });
});

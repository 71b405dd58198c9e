import { describe, expect, it, vi } from 'vitest';
import { heldReleasePath } from '../test/heldReleasePath.ts';
import { startedInstance, turkish } from '../test/startedInstance.ts';
import { createI18n } from './createI18n.ts';

describe('a listener that throws', () => {
  const thrower = () => {
    throw new Error('a mistake in the listener');
  };

  it('does not reject createI18n', async () => {
    const { url, fetch, respond } = heldReleasePath();
    const created = createI18n({
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
    const options = { locale: 'tr-TR', ns: ['common'], resources: turkish, url, fetch };
    await createI18n({ ...options, onError: thrower });
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
});

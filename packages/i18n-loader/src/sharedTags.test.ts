import { describe, expect, it, vi } from 'vitest';
import { settle } from '../test/heldReleasePath.ts';
import { startedInstance } from '../test/startedInstance.ts';

/** An instance in `en-KAZ`, whose language `en` is also that of `en-GEO`. */
function inKazakhstan(options: Parameters<typeof startedInstance>[0] = {}) {
  return startedInstance({
    locale: 'en-KAZ',
    translations: { common: { title: 'Tasks in Almaty', more: 'More' } },
    ...options,
  });
}

describe('two locales with the same language', () => {
  it('have separate translations, and each is loaded once', async () => {
    const { i18n, respond, requests } = inKazakhstan();
    const changes = vi.fn();
    i18n.on('languageChanged', changes);
    const changed = i18n.changeLanguage('en-GEO');
    await respond('en-GEO/common', { title: 'Tasks in Tbilisi' });
    await changed;
    expect([i18n.language, i18n.t('title'), i18n.t('more')]).toEqual([
      'en',
      'Tasks in Tbilisi',
      'more',
    ]);
    await i18n.changeLanguage('en-KAZ');
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['Tasks in Almaty', 'More']);
    await i18n.changeLanguage('en-GEO');
    expect(i18n.t('title')).toBe('Tasks in Tbilisi');
    expect(requests).toEqual(['en-GEO/common']);
    expect(changes.mock.calls).toEqual([['en'], ['en'], ['en']]);
  });

  it('are refreshed separately: a late file of the former one does not replace the shown one', async () => {
    const { i18n, respond } = inKazakhstan();
    const loaded = vi.fn();
    const refreshed = i18n.reloadResources();
    const changed = i18n.changeLanguage('en-GEO');
    await respond('en-GEO/common', { title: 'Tasks in Tbilisi' });
    await changed;
    i18n.on('loaded languageChanged', loaded);
    await respond('en-KAZ/common', { title: 'New in Almaty' });
    await refreshed;
    expect(i18n.t('title')).toBe('Tasks in Tbilisi');
    expect(loaded).not.toHaveBeenCalled();
    await i18n.changeLanguage('en-KAZ');
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['New in Almaty', 'More']);
  });

  it('keep the shown one if the other fails', async () => {
    const { i18n, respond } = inKazakhstan();
    const failed = i18n.changeLanguage('en-GEO').catch((error: unknown) => error);
    await respond('en-GEO/common');
    await respond('en-US/common');
    expect(await failed).toMatchObject({ kind: 'unavailable' });
    expect(i18n.t('title')).toBe('Tasks in Almaty');
    const refreshed = i18n.reloadResources();
    await respond('en-KAZ/common', { title: 'New in Almaty' });
    await refreshed;
    expect(i18n.t('title')).toBe('New in Almaty');
  });

  it('may both be inlined', async () => {
    const { i18n, requests } = inKazakhstan({
      resources: {
        'en-GEO': { common: { title: 'Tasks in Tbilisi' } },
        'ka-GEO': { common: { title: 'დავალებები' } },
      },
    });
    expect(i18n.t('title')).toBe('Tasks in Almaty');
    await i18n.changeLanguage('en-GEO');
    expect(i18n.t('title')).toBe('Tasks in Tbilisi');
    await i18n.changeLanguage('ka-GEO');
    expect([i18n.language, i18n.t('title')]).toEqual(['ka', 'დავალებები']);
    await i18n.changeLanguage('en-KAZ');
    expect(i18n.t('title')).toBe('Tasks in Almaty');
    expect(requests).toEqual([]);
  });

  it('may be a locale and its backup', async () => {
    const { i18n, respond } = startedInstance({ locale: 'en_US', translations: undefined });
    const first = i18n.reloadResources();
    await respond('en_US/common');
    await respond('en-US/common', { title: 'Backup' });
    await first;
    expect([i18n.language, i18n.t('title')]).toEqual(['en-US', 'Backup']);
    const second = i18n.reloadResources();
    await respond('en_US/common', { title: 'Own' });
    await second;
    expect(i18n.t('title')).toBe('Own');
  });

  it('include a locale whose name is the `language` of the first one', async () => {
    const { i18n, respond } = startedInstance({
      locale: 'ar-SA',
      language: 'ar-AE',
      translations: { common: { title: 'Saudi' } },
    });
    const changed = i18n.changeLanguage('ar-AE');
    await respond('ar-AE/common', { title: 'Emirates' });
    await changed;
    expect(i18n.t('title')).toBe('Emirates');
    await i18n.changeLanguage('ar-SA');
    expect(i18n.t('title')).toBe('Saudi');
  });

  it('with translations that the page added belong to the locale that uses them first', async () => {
    const { i18n, requests, respond } = startedInstance({ locale: 'de' });
    i18n.addResourceBundle('en', 'common', { title: 'Added' });
    await i18n.changeLanguage('en-KAZ');
    expect([i18n.t('title'), requests]).toEqual(['Added', []]);
    const changed = i18n.changeLanguage('en-GEO');
    await respond('en-GEO/common', { title: 'Tasks in Tbilisi' });
    await changed;
    expect(i18n.t('title')).toBe('Tasks in Tbilisi');
  });

  it('do not share a load', async () => {
    const { i18n, pending } = inKazakhstan();
    void i18n.reloadResources();
    void i18n.changeLanguage('en-GEO');
    await settle();
    expect(pending()).toEqual(['en-KAZ/common', 'en-GEO/common']);
    i18n.dispose();
  });
});

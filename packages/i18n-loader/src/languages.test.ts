import { describe, expect, it } from 'vitest';
import { startedInstance } from '../test/startedInstance.ts';

describe('the language', () => {
  it('can be a function of the locale, which is used for every locale', async () => {
    const { i18n, respond } = startedInstance({
      locale: 'ar-SA',
      language: (locale) => (locale.startsWith('ar') ? 'ar-AE' : undefined),
    });
    expect(i18n.language).toBe('ar-AE');
    const changed = i18n.changeLanguage('tr-TUR');
    await respond('tr-TUR/common', { title: 'Görevler' });
    await changed;
    expect(i18n.language).toBe('tr');
    const back = i18n.changeLanguage('ar-EG');
    await respond('ar-EG/common', { title: 'Egypt' });
    await back;
    expect([i18n.language, i18n.t('title')]).toEqual(['ar-AE', 'Egypt']);
    await i18n.changeLanguage('ar-SA');
    expect([i18n.language, i18n.t('title')]).toEqual(['ar-AE', 'Eski']);
  });

  it('rejects a change with a typed error if its function throws', async () => {
    const { i18n, requests } = startedInstance({
      language: (locale) => {
        if (locale === 'de') throw new Error('no such locale');
        return undefined;
      },
    });
    await expect(i18n.changeLanguage('de')).rejects.toMatchObject({
      name: 'TranslationError',
      kind: 'badRequest',
      message: 'language(): threw for "de"',
    });
    expect([i18n.language, requests]).toEqual(['tr-TR', []]);
    await i18n.changeLanguage();
    expect(i18n.language).toBe('tr-TR');
  });
});

describe('fallbackLng of i18next', () => {
  const resources = {
    en_US: { common: { more: 'More' } },
    'kk-KAZ': { common: { more: 'Көбірек' } },
  };

  it.each([
    ['en_US', 'More'],
    ['en-US', 'More'],
    [['kk-KAZ', 'en_US'], 'Көбірек'],
    [{ 'tr-TR': ['kk-KAZ'], default: ['en_US'] }, 'Көбірек'],
    [() => 'kk-KAZ', 'Көбірек'],
    [false as const, 'more'],
  ])('is respected if its translations are inlined: %j', (fallbackLng, expected) => {
    const { i18n } = startedInstance({ resources, i18next: { fallbackLng } });
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['Eski', expected]);
  });
});

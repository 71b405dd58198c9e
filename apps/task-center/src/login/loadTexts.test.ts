import { createI18nSync } from '@exchange/i18n-loader';
import { readMessages } from '@exchange/site/page/messages';
import { expect, it } from 'vitest';
import { contentLocale, type LocaleToken } from '../paths/regions.ts';
import { loadTexts } from './loadTexts.ts';

it.each<LocaleToken>(['en', 'ar-SA', 'tr-TUR', 'es-MX', 'zh-HK', 'en-HK'])(
  'loads the same translations that a page can include, in %s',
  async (locale) => {
    const language = contentLocale(locale);
    const i18n = createI18nSync({
      locale: language,
      ns: ['shell'],
      translations: { shell: {} },
      url: () => undefined,
    });
    await loadTexts({ i18n, locale });
    for (const [namespace, texts] of Object.entries(readMessages(language, ['login', 'screen']))) {
      expect(i18n.getResourceBundle(i18n.language, namespace)).toEqual(texts);
    }
  },
);

it('keeps translations that the page includes', async () => {
  const own = { login: { back: 'own' }, screen: { retry: 'own' } };
  const i18n = createI18nSync({
    locale: 'en',
    ns: ['login', 'screen'],
    translations: own,
    url: () => undefined,
  });
  await loadTexts({ i18n, locale: 'en' });
  expect(i18n.t('back', { ns: 'login' })).toBe('own');
  expect(i18n.t('retry', { ns: 'screen' })).toBe('own');
});

import { createI18nSync } from '@exchange/i18n-loader';
import { readMessages } from '@exchange/site/page/messages';
import { expect, it, vi } from 'vitest';
import { loadTexts } from './windowsChunk.ts';

const textsOf = (translations: Record<string, Record<string, string>>, locale = 'en') =>
  createI18nSync({
    locale,
    ns: Object.keys(translations),
    translations,
    url: () => undefined,
  });

it.each(['en', 'ar-SA', 'tr-TR', 'es-MX', 'zh-HK', 'en-HK'])(
  'loads the same texts that a page could include, in %s',
  async (contentLocale) => {
    const i18n = textsOf({ shell: {} }, contentLocale);
    await loadTexts({ i18n, contentLocale });
    const { login } = readMessages(contentLocale, ['login']);
    expect(i18n.getResourceBundle(i18n.language, 'login')).toEqual(login);
  },
);

it('shows English only where a text is not translated', async () => {
  vi.doMock('../../messages/de/login.json', () => ({ default: { back: 'Zurück', forgot: '' } }));
  const i18n = textsOf({ shell: {} }, 'de');
  await loadTexts({ i18n, contentLocale: 'de' });
  expect(i18n.getResourceBundle('de', 'login')).toEqual({
    back: 'Zurück',
    forgot: 'Forgot your password?',
  });
});

it('keeps texts that the page includes', async () => {
  const i18n = textsOf({ login: { back: 'own' } });
  await loadTexts({ i18n, contentLocale: 'en' });
  expect(i18n.t('back', { ns: 'login' })).toBe('own');
});

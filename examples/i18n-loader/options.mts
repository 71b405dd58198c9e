import { createI18nSync } from '@exchange/i18n-loader';

const i18n = createI18nSync({
  locale: 'de',
  ns: 'common',
  url: () => undefined,
  translations: { common: { title: 'Aufgaben' } },
  // Further locales can be inlined as well.
  resources: { en: { common: { more: 'More' } } },
  i18next: { fallbackLng: 'en', postProcess: 'upperCase' },
  plugins: [
    {
      type: 'postProcessor',
      name: 'upperCase',
      process: (text: string) => text.toUpperCase(),
    },
  ],
});
console.log(i18n.t('title'), i18n.t('more')); // AUFGABEN MORE

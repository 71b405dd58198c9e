import { createI18nSync } from '@exchange/i18n-loader';

const i18n = createI18nSync({
  locale: 'de',
  ns: 'common',
  url: () => undefined,
  translations: { common: { title: 'Aufgaben' } },
  // Those of a fallback can be inlined as well, which saves a request.
  resources: { en: { common: { more: 'More' } } },
  fallback: 'en',
  i18next: { postProcess: 'upperCase' },
  plugins: [
    {
      type: 'postProcessor',
      name: 'upperCase',
      process: (text: string) => text.toUpperCase(),
    },
  ],
});
console.log(i18n.t('title'), i18n.t('more')); // AUFGABEN MORE

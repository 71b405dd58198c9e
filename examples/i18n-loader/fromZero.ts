import { createI18n } from '@exchange/i18n-loader';

const i18n = await createI18n({
  locale: 'de',
  ns: ['common'],
  url: (locale, ns) => `/texts/${locale}/${ns}.json`,
  fallback: 'en', // for single keys, and for files that fail
  onError: (error) => console.error(error.message),
});
document.title = i18n.t('title');

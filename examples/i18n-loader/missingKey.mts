import { createI18n } from '@exchange/i18n-loader';

const files: Record<string, object> = { sv: { sell: 'Sälj' }, en: { sell: 'Sell', buy: 'Buy' } };
const i18n = await createI18n({
  locale: 'sv',
  ns: 'common',
  url: (locale) => locale,
  backup: 'en', // if the Swedish file fails
  i18next: { fallbackLng: 'en' }, // if the Swedish file lacks a key
  fetch: (locale) => Promise.resolve(Response.json(files[locale])),
});
console.log(i18n.t('sell'), i18n.t('buy')); // Sälj Buy

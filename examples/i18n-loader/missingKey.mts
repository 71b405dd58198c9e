import { createI18n } from '@exchange/i18n-loader';

const files: Record<string, object> = { sv: { sell: 'Sälj' }, en: { sell: 'Sell', buy: 'Buy' } };
const i18n = await createI18n({
  locale: 'sv',
  ns: 'common',
  url: (locale) => locale,
  fallback: { nb: ['sv', 'en'], default: ['en'] },
  fetch: (locale) => Promise.resolve(Response.json(files[locale])),
});
console.log(i18n.t('sell'), i18n.t('buy')); // Sälj Buy

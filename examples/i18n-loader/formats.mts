import { createI18nSync } from '@exchange/i18n-loader';

const i18n = createI18nSync({
  locale: 'de-DE',
  ns: 'common',
  url: () => undefined,
  translations: {
    common: {
      volume: '{{amount, number}}',
      ends: 'Ende: {{at, datetime(dateStyle: medium; timeZone: UTC)}}',
      starts: 'Beginn {{days, relativetime(day)}}',
      coins: '{{coins, list}}',
    },
  },
});
console.log(i18n.t('volume', { amount: 1234.5 })); // 1.234,5
console.log(i18n.t('ends', { at: Date.UTC(2026, 10, 22) })); // Ende: 22.11.2026
console.log(i18n.t('starts', { days: 2 })); // Beginn in 2 Tagen
console.log(i18n.t('coins', { coins: ['BTC', 'ETH', 'SOL'] })); // BTC, ETH und SOL

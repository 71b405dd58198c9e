import { createDeepLinkMapper } from '@exchange/deeplink-mapper';

const mapper = createDeepLinkMapper({
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  locales: ['en', 'de'],
  routes: [
    { id: 'home', paths: ['/'], target: 'home', topPage: true },
    { id: 'trade', paths: ['/trade/{base}_{quote}'], target: 'trade/{base}-{quote}' },
    {
      id: 'market',
      paths: ['/price/{slug}', '/markets/{slug}.html'],
      target: 'markets/{slug}?tab={tab}',
      params: {
        slug: { format: /[a-z]+(-[a-z]+)*/ },
        tab: { format: (value) => ['chart', 'news'].includes(value), optional: true },
      },
    },
  ],
});

console.log(mapper.map('https://www.acme.com/de/trade/BTC_EUR')?.url); // acme://trade/BTC-EUR
console.log(mapper.map('https://www.acme.com/price/bitcoin?tab=news')?.url); // acme://markets/bitcoin?tab=news

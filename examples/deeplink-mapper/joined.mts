import { createDeepLinkMapper } from '@exchange/deeplink-mapper';

const trade = {
  id: 'trade',
  paths: ['/trade/{base}{quote}', '/trade/{base}-{quote}', '/trade/{base}_{quote}'],
  target: 'market/{base}-{quote}',
  params: { quote: { known: ['USD', 'USDT', 'USDC', 'EUR', 'BTC'] } },
};
const mapper = createDeepLinkMapper({
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  routes: [trade],
});

console.log(mapper.map('/trade/BTCUSDT')?.url); // acme://market/BTC-USDT
console.log(mapper.map('/trade/BTC_CHF')?.url); // acme://market/BTC-CHF
console.log(mapper.explain('/trade/BTCCHF').parameter); // quote

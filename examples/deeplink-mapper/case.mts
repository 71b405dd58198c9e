import { createDeepLinkMapper, type DeepLinkConfig } from '@exchange/deeplink-mapper';
import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';

const upper = { web: 'upper', native: 'upper' } as const;
const config: DeepLinkConfig = {
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  routes: [
    {
      id: 'market',
      paths: ['/market/{pair}'],
      target: 'm/{pair}',
      params: { pair: { format: /[A-Z]+-[A-Z]+/, case: { web: 'lower', native: 'upper' } } },
    },
    {
      id: 'trade',
      paths: ['/trade/{base}{quote}'],
      target: 'trade/{base}-{quote}',
      params: { base: { case: upper }, quote: { known: ['USDT', 'EUR'], case: upper } },
    },
  ],
};
const mapper = createDeepLinkMapper(config);
const parse = createDeepLinkParser(config);

console.log(mapper.map('/market/btc-nok')?.url); // acme://m/BTC-NOK
console.log(mapper.map('/market/Btc-NOK')?.url); // acme://m/BTC-NOK
console.log(parse('acme://m/BTC-NOK')?.path); // /market/btc-nok
console.log(mapper.map('/trade/btcUsdt')?.url); // acme://trade/BTC-USDT

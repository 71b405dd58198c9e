import { createDeepLinkMapper } from '@exchange/deeplink-mapper/preset';

const mapper = createDeepLinkMapper();

const link = mapper.map('https://www.brand.com/en/trade/spot/BTC/USDT');
console.log(link?.url); // exchangeapp://open/home?tab=3&symbol=BTCUSDT
// Whether the app must return to its home screen first.
console.log(link?.topPage); // true

const { reason, parameter } = mapper.explain('https://www.brand.com/trade/usdt/BTC-USDT');
console.log(reason, parameter); // bad-parameter symbol

import { createDeepLinkParser } from '@exchange/deeplink-mapper';

const parse = createDeepLinkParser();

const link = parse('exchangeapp://open/home?tab=3&symbol=BTCUSDT');
console.log(link?.routeId); // trade-spot-base-quote
console.log(link?.path); // /trade/spot/BTC/USDT

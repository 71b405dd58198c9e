import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';
import { preset } from '@exchange/deeplink-mapper/preset';

const parse = createDeepLinkParser(preset);

const link = parse('exchangeapp://open/home?tab=3&symbol=BTCUSDT');
console.log(link?.routeId); // trade-spot-base-quote
console.log(link?.path); // /trade/spot/BTC/USDT

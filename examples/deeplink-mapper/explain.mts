import { createDeepLinkMapper } from '@exchange/deeplink-mapper';

const mapper = createDeepLinkMapper();
console.log(mapper.map('https://www.brand.com/en/trade/spot/BTC/USDT')?.url); // exchangeapp://open/home?tab=3&symbol=BTCUSDT
console.log(mapper.map('https://www.brand.com.evil.com/en/kyc')); // undefined
console.log(mapper.explain('https://www.brand.com.evil.com/en/kyc').reason); // foreign-origin

export { createMarket, type Market, type MarketPaths } from './createMarket.ts';
export { spotPair, type SpotPair } from './spotPair.ts';
export { symbolsQuery } from './symbolsQuery.ts';

export { MarketSection } from './list/MarketSection.tsx';
export { TickerStrip } from './tickers/TickerStrip.tsx';

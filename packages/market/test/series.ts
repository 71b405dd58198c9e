/** Returns the market's response with the same candles for both symbols. */
export function series(...candles: object[]) {
  return { series: ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, candles })) };
}

/**
 * A spot ticker. Prices and volumes are decimal strings, unchanged from the wire.
 * High, low and the volumes are rolling 24 h values.
 */
export interface Ticker {
  readonly symbol: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** The last price. */
  readonly close: string;
  readonly volume: string;
  readonly quoteVolume: string;
  /** Change over the window as a ratio, not a percentage: `"0.05"` is +5 %. */
  readonly range: string;
  /** End of the 24 h window: the server's timestamp, in ms UTC. */
  readonly currentTime: number;
  /** Start of the 24 h window, in ms UTC: `currentTime` minus 86,399,000 ms. */
  readonly startTime: number;
}

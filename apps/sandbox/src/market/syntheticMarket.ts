import type { Clock } from '../clock.ts';
import { createRandom } from '../random.ts';
import type { Market } from './market.ts';
import {
  beatMs,
  createSyntheticCoin,
  movingShare,
  symbolOf,
  type Listing,
  type SyntheticCoin,
} from './syntheticCoin.ts';

/** Simulated coins with plausible initial prices in USDT, and plausible turnovers per day in million USDT. */
const listings: readonly Listing[] = [
  { base: 'BTC', price: 64_250, turnover: 1_900, priceScale: 2, quantityScale: 6 },
  { base: 'ETH', price: 3_180, turnover: 1_100, priceScale: 2, quantityScale: 5 },
  { base: 'SOL', price: 148.4, turnover: 420, priceScale: 3, quantityScale: 4 },
  { base: 'XRP', price: 0.5234, turnover: 310, priceScale: 5, quantityScale: 2 },
  { base: 'ADA', price: 0.4471, turnover: 62, priceScale: 5, quantityScale: 2 },
  { base: 'DOGE', price: 0.12385, turnover: 150, priceScale: 6, quantityScale: 1 },
  { base: 'AVAX', price: 27.91, turnover: 48, priceScale: 4, quantityScale: 3 },
  { base: 'DOT', price: 6.318, turnover: 24, priceScale: 4, quantityScale: 3 },
  { base: 'LINK', price: 14.05, turnover: 55, priceScale: 4, quantityScale: 3 },
  { base: 'LTC', price: 72.6, turnover: 38, priceScale: 3, quantityScale: 4 },
  { base: 'TRX', price: 0.13642, turnover: 33, priceScale: 6, quantityScale: 1 },
  { base: 'UNI', price: 7.744, turnover: 16, priceScale: 4, quantityScale: 3 },
];

/**
 * Creates a market from a seed. The same seed and clock produce identical quotes. The market starts with a day
 * of history, so 24 h figures are complete from the first quote, and with half a year of candles. The history
 * is generated when the first quote or candle is needed.
 */
export function createSyntheticMarket(seed: number, clock: Clock): Market {
  const startTime = clock.now();
  let createdCoins: Map<string, SyntheticCoin> | undefined;
  const coins = () => (createdCoins ??= createCoins(seed, startTime));
  // Another seed than that of any coin, so that the moves do not depend on which coin moves.
  const random = createRandom(seed ^ 0x5eed);
  let timer: unknown;

  return {
    source: 'synthetic',
    symbols: listings.map(symbolOf),
    latest: (symbol) => coins().get(symbol)?.latest(),
    candles: (symbol, range) => coins().get(symbol)?.candles(range) ?? [],
    start(onQuote) {
      const beat = () => {
        const now = clock.now();
        for (const coin of coins().values()) {
          if (random() < movingShare) onQuote(coin.move(now));
        }
        timer = clock.setTimeout(beat, beatMs);
      };
      timer = clock.setTimeout(beat, beatMs);
    },
    stop: () => clock.clearTimeout(timer),
  };
}

/** Distance between the seeds of two coins, a prime that is large enough for their prices to look independent. */
const seedDistance = 7_919;

function createCoins(seed: number, startTime: number): Map<string, SyntheticCoin> {
  return new Map(
    listings.map((listing, index) => [
      symbolOf(listing),
      createSyntheticCoin(listing, seed + index * seedDistance, startTime),
    ]),
  );
}

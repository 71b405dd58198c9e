import {
  candleIntervals,
  createCandleHistory,
  keptQuarters,
  type Candle,
  type CandleInterval,
} from './candleHistory.ts';
import type { Clock } from '../clock.ts';
import { formatScaled, ratio } from './scaledDecimal.ts';
import { exchangeNumber, type Market, type MarketCandle, type Quote } from './market.ts';
import { bellCurve, createRandom } from '../random.ts';
import { createRollingDay } from './rollingDay.ts';

/** Simulated coins with plausible initial prices in USDT, and plausible turnovers per day in million USDT. */
const listings = [
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
] as const;

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Pause between two price changes in ms. */
const beatMs = 250;
/** Fraction of the symbols whose price changes every `beatMs`. */
const movingShare = 0.5;
const movesPerMinute = (minuteMs / beatMs) * movingShare;
/** Standard deviation of a price's change per day, as a ratio. */
const dailyDeviation = 0.035;
const deviationPerMinute = dailyDeviation / Math.sqrt(1_440);
const deviationPerQuarter = deviationPerMinute * Math.sqrt(15);
const deviationPerMove = deviationPerMinute / Math.sqrt(movesPerMinute);
/**
 * Fraction of its distance to the initial price that a price moves back per minute. Keeps prices
 * plausible for weeks.
 */
const pullPerMinute = 1 / 2_880;
const pullPerQuarter = pullPerMinute * 15;
const pullPerMove = pullPerMinute / movesPerMinute;
const tradesPerDay = 1_440 * movesPerMinute;
/** Average value of a trade, as a ratio of the largest: the mean of the product of two random numbers. */
const averageTrade = 0.25;
/**
 * Maximum length of a wick, which is the part of a candle above or below both the open and the close, as a ratio of the
 * price change in 15 minutes.
 */
const maxWick = 0.7;

/**
 * Creates a market from a seed. The same seed and clock produce identical quotes. The market starts with a day
 * of history, so 24 h figures are complete from the first quote, and with half a year of candles. The history
 * is generated when the first quote or candle is needed.
 */
export function createSyntheticMarket(seed: number, clock: Clock): Market {
  const startTime = clock.now();
  let createdCoins: Map<string, Coin> | undefined;
  const coins = () => (createdCoins ??= createCoins(seed, startTime));
  // Another seed than that of any coin, so that the moves do not depend on which coin moves.
  const random = createRandom(seed ^ 0x5eed);
  let timer: unknown;

  return {
    source: 'synthetic',
    symbols: listings.map(symbolOf),
    latest: (symbol) => coins().get(symbol)?.latest(),
    candles: (symbol, interval, limit, offsetMs) =>
      coins().get(symbol)?.candles(interval, limit, offsetMs) ?? [],
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

type Listing = (typeof listings)[number];
type Coin = ReturnType<typeof createCoin>;

const symbolOf = ({ base }: Listing) => `${base}USDT`;

/** The seeds of the coins are far apart, so that their prices look independent. */
function createCoins(seed: number, startTime: number): Map<string, Coin> {
  return new Map(
    listings.map((listing, index) => [
      symbolOf(listing),
      createCoin(listing, seed + index * 7_919, startTime),
    ]),
  );
}

function createCoin(listing: Listing, seed: number, startTime: number) {
  const { priceScale, quantityScale } = listing;
  const symbol = symbolOf(listing);
  const random = createRandom(seed);
  const initialPrice = Math.round(listing.price * 10 ** priceScale);
  const largestTrade = (listing.turnover * 1e6) / (tradesPerDay * averageTrade);
  const largestQuantity = Math.round((largestTrade / listing.price) * 10 ** quantityScale);
  const day = createRollingDay();
  const firstMinute = startTime - dayMs + minuteMs;
  const history = createCandleHistory(() =>
    quartersBefore(firstMinute, { initialPrice, largestQuantity }, createRandom(~seed)),
  );
  const asPrice = (units: number | bigint) => formatScaled(BigInt(units), priceScale);
  const asQuantity = (units: bigint) => formatScaled(units, quantityScale);
  let price = initialPrice;

  /** Adds a trade. `count` makes it as large as so many trades, to simulate them at once. */
  function trade(time: number, deviation: number, pull: number, count = 1) {
    const move = price * deviation * bellCurve(random) + (initialPrice - price) * pull;
    price = Math.max(1, Math.round(price + move));
    const quantity = BigInt(1 + Math.floor(random() * random() * largestQuantity * count));
    day.add(time, price, quantity);
    history.add(time, BigInt(price), quantity);
  }

  function quoteAt(time: number): Quote {
    const { open, high, low, volume, quoteVolume } = day.summary();
    const item = {
      t: time,
      s: symbol,
      sn: symbol,
      c: asPrice(price),
      h: asPrice(high),
      l: asPrice(low),
      o: asPrice(open),
      v: asQuantity(volume),
      qv: formatScaled(quoteVolume, priceScale + quantityScale),
      m: ratio(BigInt(price - open), BigInt(open), 4),
      e: exchangeNumber,
    };
    return { symbol, symbolName: symbol, items: [item] };
  }

  // Generate each minute of the last day as one trade, whose price varies as much as a minute of real-time trades.
  for (let time = firstMinute; time <= startTime; time += minuteMs) {
    trade(time, deviationPerMinute, pullPerMinute, movesPerMinute);
  }
  let latest = quoteAt(startTime);

  return {
    latest: () => latest,
    move(time: number): Quote {
      trade(time, deviationPerMove, pullPerMove);
      latest = quoteAt(time);
      return latest;
    },
    candles: (interval: CandleInterval, limit: number, offsetMs: number): MarketCandle[] =>
      history
        .read(interval, limit, offsetMs)
        .map(({ start, open, high, low, close, volume = 0n }) => ({
          start,
          open: asPrice(open),
          high: asPrice(high),
          low: asPrice(low),
          close: asPrice(close),
          volume: asQuantity(volume),
        })),
  };
}

/** Generates half a year of 15-minute candles, backwards from `end`, the start of the first simulated day. */
function quartersBefore(
  end: number,
  { initialPrice, largestQuantity }: { initialPrice: number; largestQuantity: number },
  random: () => number,
): Candle[] {
  const step = candleIntervals['15m'];
  const quarters: Candle[] = [];
  // The first simulated day starts at the initial price.
  let close = initialPrice;
  let start = Math.floor(end / step) * step;
  // The first simulated day covers the 15 minutes that contain `end`, so start with the candle before them.
  for (let count = 0; count < keptQuarters; count += 1) {
    start -= step;
    const move = close * deviationPerQuarter * bellCurve(random);
    const pull = (initialPrice - close) * pullPerQuarter;
    const open = Math.max(1, Math.round(close + move + pull));
    const wick = () => Math.round(close * deviationPerQuarter * random() * maxWick);
    quarters.push({
      start,
      open: BigInt(open),
      high: BigInt(Math.max(open, close) + wick()),
      low: BigInt(Math.max(1, Math.min(open, close) - wick())),
      close: BigInt(close),
      volume: BigInt(
        Math.floor(random() * largestQuantity * movesPerMinute * 15 * 2 * averageTrade),
      ),
    });
    close = open;
  }
  return quarters.reverse();
}

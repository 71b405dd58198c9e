import { bellCurve, createRandom } from '../random.ts';
import {
  candleIntervals,
  createCandleHistory,
  keptQuarterHours,
  type Candle,
  type CandleRange,
} from './candleHistory.ts';
import { exchangeNumber, type MarketCandle, type Quote } from './market.ts';
import { createRollingDay } from './rollingDay.ts';
import { formatScaled, ratio } from './scaledDecimal.ts';

/** A coin of the synthetic market, with its pair to USDT. */
export interface Listing {
  base: string;
  /** Initial price in USDT. */
  price: number;
  /** Turnover per day in million USDT. */
  turnover: number;
  /** Number of decimals of prices. */
  priceScale: number;
  /** Number of decimals of quantities. */
  quantityScale: number;
}

export interface SyntheticCoin {
  latest(): Quote;
  /** Simulates a trade at a time in ms, and returns the quote after it. */
  move(time: number): Quote;
  candles(range: CandleRange): MarketCandle[];
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Pause between two price changes in ms. */
export const beatMs = 250;
/** Fraction of the symbols whose price changes every `beatMs`. */
export const movingShare = 0.5;
const movesPerMinute = (minuteMs / beatMs) * movingShare;
/** Standard deviation of a price's change per day, as a ratio. */
const dailyDeviation = 0.035;
const deviationPerMinute = dailyDeviation / Math.sqrt(1_440);
const deviationPerQuarterHour = deviationPerMinute * Math.sqrt(15);
const deviationPerMove = deviationPerMinute / Math.sqrt(movesPerMinute);
/**
 * Fraction of its distance to the initial price that a price moves back per minute. Keeps prices
 * plausible for weeks.
 */
const pullPerMinute = 1 / 2_880;
const pullPerQuarterHour = pullPerMinute * 15;
const pullPerMove = pullPerMinute / movesPerMinute;
const tradesPerDay = 1_440 * movesPerMinute;
/** Average value of a trade, as a ratio of the largest: the mean of the product of two random numbers. */
const averageTrade = 0.25;
/**
 * Maximum length of a wick, which is the part of a candle above or below both the open and the close, as a ratio of the
 * price change in 15 minutes.
 */
const maxWick = 0.7;

/** The price changes of a trade. */
interface Moves {
  /** Standard deviation of the change, as a ratio. */
  deviation: number;
  /** Fraction of its distance to the initial price that the price moves back. */
  pull: number;
  /** Number of trades that are simulated as one, which is as large as all of them. */
  trades: number;
}

const oneMove: Moves = { deviation: deviationPerMove, pull: pullPerMove, trades: 1 };
const movesOfMinute: Moves = {
  deviation: deviationPerMinute,
  pull: pullPerMinute,
  trades: movesPerMinute,
};

export const symbolOf = ({ base }: Pick<Listing, 'base'>): string => `${base}USDT`;

/** Creates a coin with a day of trades before `startTime`, and half a year of candles before that day. */
export function createSyntheticCoin(
  listing: Listing,
  seed: number,
  startTime: number,
): SyntheticCoin {
  const { priceScale, quantityScale } = listing;
  const symbol = symbolOf(listing);
  const random = createRandom(seed);
  const initialPrice = Math.round(listing.price * 10 ** priceScale);
  const largestTrade = (listing.turnover * 1e6) / (tradesPerDay * averageTrade);
  const largestQuantity = Math.round((largestTrade / listing.price) * 10 ** quantityScale);
  const day = createRollingDay();
  const firstMinute = startTime - dayMs + minuteMs;
  const history = createCandleHistory(() =>
    quarterHoursBefore(firstMinute, { initialPrice, largestQuantity }, createRandom(~seed)),
  );
  const asPrice = (units: number | bigint) => formatScaled(BigInt(units), priceScale);
  const asQuantity = (units: bigint) => formatScaled(units, quantityScale);
  let price = initialPrice;

  function trade(time: number, { deviation, pull, trades }: Moves): void {
    const move = price * deviation * bellCurve(random) + (initialPrice - price) * pull;
    price = Math.max(1, Math.round(price + move));
    const quantity = BigInt(1 + Math.floor(random() * random() * largestQuantity * trades));
    day.add({ time, price, quantity });
    history.add({ time, price: BigInt(price), volume: quantity });
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
    trade(time, movesOfMinute);
  }
  let latest = quoteAt(startTime);

  return {
    latest: () => latest,
    move(time) {
      trade(time, oneMove);
      latest = quoteAt(time);
      return latest;
    },
    candles: (range) =>
      history.read(range).map(({ start, open, high, low, close, volume = 0n }) => ({
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
function quarterHoursBefore(
  end: number,
  { initialPrice, largestQuantity }: { initialPrice: number; largestQuantity: number },
  random: () => number,
): Candle[] {
  const step = candleIntervals['15m'];
  const quarterHours: Candle[] = [];
  // The first simulated day starts at the initial price.
  let close = initialPrice;
  let start = Math.floor(end / step) * step;
  // The first simulated day covers the 15 minutes that contain `end`, so start with the candle before them.
  for (let count = 0; count < keptQuarterHours; count += 1) {
    start -= step;
    const move = close * deviationPerQuarterHour * bellCurve(random);
    const pull = (initialPrice - close) * pullPerQuarterHour;
    const open = Math.max(1, Math.round(close + move + pull));
    const wick = () => Math.round(close * deviationPerQuarterHour * random() * maxWick);
    quarterHours.push({
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
  return quarterHours.reverse();
}

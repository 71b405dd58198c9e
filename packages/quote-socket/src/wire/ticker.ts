import { isDecimal } from '../decimal/decimalString.ts';

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

/** `startTime` is this much before the timestamp, in ms (spec 3, "Spot ticker"). */
const windowMs = 86_399_000;

/** Exclusive maximum of a timestamp: 15 digits, about the year 33658. */
const maxTime = 1e15;

/**
 * Parses one item of a frame's `data`. Returns `undefined` if any field is invalid, so a partial quote
 * is never displayed.
 */
export function readTicker(item: unknown): Ticker | undefined {
  const { t, s, o, h, l, c, v, qv, m } = Object(item) as Partial<Record<string, unknown>>;
  if (!isTime(t) || !isSymbol(s) || !isDecimal(m)) return undefined;
  if (!isAmount(o) || !isAmount(h) || !isAmount(l) || !isAmount(c)) return undefined;
  if (!isAmount(v) || !isAmount(qv)) return undefined;
  return {
    symbol: s,
    open: o,
    high: h,
    low: l,
    close: c,
    volume: v,
    quoteVolume: qv,
    range: m,
    currentTime: t,
    startTime: t - windowMs,
  };
}

function isTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < maxTime;
}

function isSymbol(value: unknown): value is string {
  return typeof value === 'string' && /^[^"\\]+$/.test(value);
}

function isAmount(value: unknown): value is string {
  return isDecimal(value) && !value.startsWith('-');
}

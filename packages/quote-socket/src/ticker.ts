/**
 * A spot ticker (spec 3). Prices and volumes are decimal strings, byte for byte as on the wire
 * (decision 16); high, low and the volumes are rolling 24 h values.
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
  /** Change over the window as a ratio, not a percentage: `"0.05"` is five per cent up. */
  readonly range: string;
  /** End of the window: the server's timestamp, ms UTC. */
  readonly currentTime: number;
  /** Start of the window, ms UTC: `currentTime` less 86,399,000 ms (spec 3). */
  readonly startTime: number;
}

const windowMs = 86_399_000;
const amount = /^\d+(\.\d+)?$/;
const ratio = /^-?\d+(\.\d+)?$/;

/** Fields of the wire that hold a price or a volume. */
const amounts = ['c', 'h', 'l', 'o', 'v', 'qv'] as const;

type WireTicker = Record<(typeof amounts)[number] | 's' | 'm', string> & { t: number };

/**
 * Reads one item of a frame's `data`. One wrong field rejects the whole item: half a quote would
 * be shown as if it were whole.
 */
export function readTicker(item: unknown): Ticker | undefined {
  return isWireTicker(item)
    ? {
        symbol: item.s,
        open: item.o,
        high: item.h,
        low: item.l,
        close: item.c,
        volume: item.v,
        quoteVolume: item.qv,
        range: item.m,
        currentTime: item.t,
        startTime: item.t - windowMs,
      }
    : undefined;
}

function isWireTicker(item: unknown): item is WireTicker {
  if (typeof item !== 'object' || item === null) return false;
  const wire = item as Record<string, unknown>;
  if (typeof wire.s !== 'string' || !Number.isSafeInteger(wire.t) || (wire.t as number) < 0) {
    return false;
  }
  return matches(wire.m, ratio) && amounts.every((name) => matches(wire[name], amount));
}

function matches(value: unknown, shape: RegExp): boolean {
  return typeof value === 'string' && shape.test(value);
}

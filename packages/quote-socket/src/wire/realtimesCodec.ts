import { isDecimal } from '../decimal/decimalString.ts';
import type { PeekedQuote, QuoteCodec, QuoteFailure, QuoteFrame } from './codec.ts';
import type { Ticker } from './ticker.ts';

/** Topic of spot tickers (spec 7, "WebSocket"). */
const topic = 'realtimes';

/** Codec of `/spot/ws/quote/v1`. */
export const realtimesCodec = {
  subscribe: (symbols: readonly string[]) => request('sub', symbols),
  unsubscribe: (symbols: readonly string[]) => request('cancel', symbols),
  ping: (timeMs: number) => ({ ping: timeMs }),

  read(frame: string): QuoteFrame | undefined {
    const message: unknown = JSON.parse(frame);
    if (typeof message !== 'object' || !message || Array.isArray(message)) return undefined;
    return readMessage(message as Record<string, unknown>);
  },

  peek(frame: string): PeekedQuote | undefined {
    const [, time, symbol] = plainFrame.exec(frame) ?? [];
    return symbol === undefined ? undefined : { time: Number(time), symbol };
  },
} satisfies QuoteCodec;

/**
 * Matches a frame that has the keys in the server's order, and a single item that `readTicker` accepts.
 * The envelope must not contain another brace, so there cannot be a second item.
 */
const plainFrame =
  /^{"topic":"realtimes",[^[]*"data":\[{"t":(\d{1,15}),"s":"([^"\\]+)",(?:"sn":"\w*",)?"c":"\d+(?:\.\d+)?","h":"\d+(?:\.\d+)?","l":"\d+(?:\.\d+)?","o":"\d+(?:\.\d+)?","v":"\d+(?:\.\d+)?","qv":"\d+(?:\.\d+)?","m":"-?\d+(?:\.\d+)?"(?:,"e":\d+)?}\][^{}]*}$/;

function request(event: 'sub' | 'cancel', symbols: readonly string[]) {
  return { topic, event, symbol: symbols.join(','), params: { binary: false } };
}

function readMessage(message: Record<string, unknown>): QuoteFrame {
  const { data } = message;
  if (message.topic !== topic) return { tickers: [], failures: [] };
  const symbol = textOf(message.symbol);
  if (data !== undefined && data !== null) return readItems(data, symbol);
  return { tickers: [], failures: refusalsOf(symbol, message) };
}

/** @param frameSymbol - symbol of an item that has none itself */
function readItems(data: unknown, frameSymbol: string): QuoteFrame {
  const tickers: Ticker[] = [];
  const failures: QuoteFailure[] = [];
  // The server sends a list or a single item.
  for (const item of Array.isArray(data) ? (data as unknown[]) : [data]) {
    const ticker = readTicker(item);
    if (ticker) tickers.push(ticker);
    else failures.push({ symbol: textOf((item as { s?: unknown } | null)?.s) || frameSymbol });
  }
  return { tickers, failures };
}

function refusalsOf(symbols: string, { code, msg }: Record<string, unknown>): QuoteFailure[] {
  if (Number(code ?? 0) === 0) return [];
  const refusal = JSON.stringify([code, msg]);
  return symbols.split(',').map((symbol) => ({ symbol, refusal }));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
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

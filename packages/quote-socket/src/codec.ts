import { readItem, readTicker, type Ticker } from './ticker.ts';

/** What one frame says. With both lists empty (ack, pong, other topic) it is ignored. */
export interface QuoteFrame {
  readonly tickers: readonly Ticker[];
  readonly failures: readonly QuoteFailure[];
}

/** A symbol whose quote had a wrong field, or which the server refused. */
export interface QuoteFailure {
  /** `''` where not even the symbol was legible. */
  readonly symbol: string;
  /** What the server said if it refused; absent for a wrong field. */
  readonly refusal?: string;
}

/** The wire format, in one place (PROTOCOL.md). Give another to speak with another server. */
export interface QuoteCodec {
  /** The message that subscribes all these symbols; sent as JSON unless it is a string. */
  subscribe(symbols: readonly string[]): unknown;
  unsubscribe(symbols: readonly string[]): unknown;
  ping(timeMs: number): unknown;
  /** Reads a whole frame; `undefined` or an exception for one that is not of this format at all. */
  read(frame: string): QuoteFrame | undefined;
  /**
   * Finds the quote in a frame that holds exactly one, without parsing it. `undefined` in any
   * doubt: the frame is then read at once.
   */
  peek(frame: string): PeekedQuote | undefined;
  /** Reads what `peek` found; `undefined` or an exception for a wrong field. */
  readItem(item: string): Ticker | undefined;
}

/** A quote that was seen and not read. */
export interface PeekedQuote {
  readonly symbol: string;
  /** Its timestamp, ms UTC. */
  readonly time: number;
  /** Its part of the frame, for `readItem`. */
  readonly item: string;
}

const topic = 'realtimes';

/**
 * A frame with its keys in the order that the server writes them, and one item. Without another
 * brace there is no other item, and no text hides one. One pattern instead of a search for each part:
 * it is machine code at its first frame, where a page that was just opened interprets.
 */
const single =
  /^{"topic":"realtimes","symbol":"([^"\\]+)",[^[]*"data":\[({"t":(\d{1,15}),"s":"\1"[^{}]*})\][^{}]*}$/;

/** The format of `/spot/ws/quote/v1` (spec 7). */
export const realtimesCodec: QuoteCodec = {
  subscribe: (symbols) => request('sub', symbols),
  unsubscribe: (symbols) => request('cancel', symbols),
  ping: (timeMs) => ({ ping: timeMs }),

  // `null` throws here; a number, text or list has no topic.
  read: (frame) => readMessage(JSON.parse(frame) as Record<string, unknown>),
  readItem,

  peek(frame) {
    const found = single.exec(frame) as [string, string, string, string] | null;
    return found ? { symbol: found[1], item: found[2], time: Number(found[3]) } : undefined;
  },
};

function request(event: 'sub' | 'cancel', symbols: readonly string[]) {
  return { topic, event, symbol: symbols.join(','), params: { binary: false } };
}

function readMessage({ topic: about, symbol, data, code, msg }: Record<string, unknown>) {
  const tickers: Ticker[] = [];
  const failures: QuoteFailure[] = [];
  const envelopeSymbol = typeof symbol === 'string' ? symbol : '';
  if (about !== topic) return { tickers, failures };
  if (data != null) {
    for (const item of Array.isArray(data) ? (data as unknown[]) : [data]) {
      const ticker = readTicker(item);
      if (ticker) tickers.push(ticker);
      else {
        const own = (item as { s?: unknown } | null)?.s;
        failures.push({ symbol: typeof own === 'string' ? own : envelopeSymbol });
      }
    }
  } else if (code != null && Number(code) !== 0) {
    const refusal = JSON.stringify([code, msg]);
    for (const refused of envelopeSymbol.split(',')) failures.push({ symbol: refused, refusal });
  }
  return { tickers, failures };
}

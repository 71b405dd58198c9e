import { peeking, readPlain, readTicker, type Ticker } from './ticker.ts';

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
   * Looks for the quote in a frame that holds exactly one, every field right, without reading it:
   * it will be read only if no newer one overtakes it. `undefined` in any doubt: the frame is then
   * read at once, as all are without this function. Must not throw.
   */
  peek?(frame: string): PeekedQuote | undefined;
}

/** A quote that was seen and not read. */
export interface PeekedQuote {
  readonly symbol: string;
  /** Its timestamp, ms UTC. */
  readonly time: number;
}

const topic = 'realtimes';

/** The format of `/spot/ws/quote/v1` (spec 7). */
export const realtimesCodec: QuoteCodec = {
  subscribe: (symbols) => request('sub', symbols),
  unsubscribe: (symbols) => request('cancel', symbols),
  ping: (timeMs) => ({ ping: timeMs }),

  read(frame) {
    const ticker = readPlain(frame);
    // `null` throws here; a number, text or list has no topic.
    if (!ticker) return readMessage(JSON.parse(frame) as Record<string, unknown>);
    return { tickers: [ticker], failures: [] };
  },

  peek(frame) {
    const found = peeking.exec(frame) as [string, string, string] | null;
    return found ? { time: Number(found[1]), symbol: found[2] } : undefined;
  },
};

function request(event: 'sub' | 'cancel', symbols: readonly string[]) {
  return { topic, event, symbol: symbols.join(','), params: { binary: false } };
}

function readMessage({ topic: about, symbol, data, code, msg }: Record<string, unknown>) {
  const frame = { tickers: [] as Ticker[], failures: [] as QuoteFailure[] };
  if (about !== topic) return frame;
  const whole = textOf(symbol);
  if (data != null) {
    // A list, or one item alone.
    for (const item of [data].flat() as unknown[]) {
      const ticker = readTicker(item);
      if (ticker) frame.tickers.push(ticker);
      else frame.failures.push({ symbol: textOf((item as { s?: unknown } | null)?.s) || whole });
    }
  } else if (Number(code ?? 0) !== 0) {
    const refusal = JSON.stringify([code, msg]);
    for (const refused of whole.split(',')) frame.failures.push({ symbol: refused, refusal });
  }
  return frame;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

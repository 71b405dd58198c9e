import { peekPlain, readPlain, readTicker, type Ticker } from './ticker.ts';

/** Content of one frame. Both lists are empty for acks, pongs and other topics. */
export interface QuoteFrame {
  readonly tickers: readonly Ticker[];
  readonly failures: readonly QuoteFailure[];
  /** Ms since each of `tickers` arrived from the server, in the same order. Default: 0. */
  readonly agesMs?: readonly number[];
}

/** A symbol whose quote had an invalid field, or that the server refused. */
export interface QuoteFailure {
  /** `''` if the symbol could not be read. */
  readonly symbol: string;
  /** The server's code and message, if it refused the symbol. Absent if a field of the quote was invalid. */
  readonly refusal?: string;
}

/** Wire format (PROTOCOL.md). Pass another codec for a server with another format. */
export interface QuoteCodec {
  /** Returns the message that subscribes to all the symbols. It is sent as JSON unless it is a string. */
  subscribe(symbols: readonly string[]): unknown;
  unsubscribe(symbols: readonly string[]): unknown;
  ping(timeMs: number): unknown;
  /** Parses a frame. Returns `undefined` or throws if the frame is not in this format. */
  read(frame: string): QuoteFrame | undefined;
  /**
   * Returns the symbol and time of a frame with exactly one quote whose fields are all valid, without
   * parsing the frame. Such a frame is parsed at the next flush, and only if it is then the symbol's
   * newest frame. Returns `undefined` for any other frame, which is then parsed at once. Without this
   * function, every frame is parsed at once. Must not throw.
   */
  peek?(frame: string): PeekedQuote | undefined;
}

/** Symbol and time of a quote that has not been parsed. */
export interface PeekedQuote {
  readonly symbol: string;
  /** The quote's timestamp, in ms UTC. */
  readonly time: number;
}

const topic = 'realtimes';

/** Codec of `/spot/ws/quote/v1` (spec 7). */
export const realtimesCodec: QuoteCodec = {
  subscribe: (symbols) => request('sub', symbols),
  unsubscribe: (symbols) => request('cancel', symbols),
  ping: (timeMs) => ({ ping: timeMs }),

  read(frame) {
    const ticker = readPlain(frame);
    // `readMessage` throws for `null`, and ignores a number, string or list, which has no topic.
    if (!ticker) return readMessage(JSON.parse(frame) as Record<string, unknown>);
    return { tickers: [ticker], failures: [] };
  },

  peek(frame) {
    const found = peekPlain(frame);
    return found ? { time: Number(found[1]), symbol: found[2] } : undefined;
  },
};

function request(event: 'sub' | 'cancel', symbols: readonly string[]) {
  return { topic, event, symbol: symbols.join(','), params: { binary: false } };
}

function readMessage({ topic: frameTopic, symbol, data, code, msg }: Record<string, unknown>) {
  const frame = { tickers: [] as Ticker[], failures: [] as QuoteFailure[] };
  if (frameTopic !== topic) return frame;
  const frameSymbol = textOf(symbol);
  if (data != null) {
    // The server sends a list or a single item.
    for (const item of [data].flat() as unknown[]) {
      const ticker = readTicker(item);
      if (ticker) frame.tickers.push(ticker);
      else
        frame.failures.push({ symbol: textOf((item as { s?: unknown } | null)?.s) || frameSymbol });
    }
  } else if (Number(code ?? 0) !== 0) {
    const refusal = JSON.stringify([code, msg]);
    for (const refused of frameSymbol.split(',')) frame.failures.push({ symbol: refused, refusal });
  }
  return frame;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

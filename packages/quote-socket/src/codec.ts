import { readTicker, type Ticker } from './ticker.ts';

/** What one frame says. With both lists empty (ack, pong, other topic) it is ignored. */
export interface QuoteFrame {
  readonly tickers: readonly Ticker[];
  readonly failures: readonly QuoteFailure[];
}

/** A symbol whose quote had a wrong field, or which the server refused to subscribe. */
export interface QuoteFailure {
  readonly kind: 'badItem' | 'refused';
  /** `''` where not even the symbol was legible. */
  readonly symbol: string;
  readonly message: string;
}

/** The wire format, in one place (PROTOCOL.md). Give another to speak with another server. */
export interface QuoteCodec {
  /** The message that subscribes all these symbols; sent as JSON unless it is a string. */
  subscribe(symbols: readonly string[]): unknown;
  unsubscribe(symbols: readonly string[]): unknown;
  ping(timeMs: number): unknown;
  /** Reads a whole frame; `undefined` for one that is not of this format at all. */
  read(frame: string): QuoteFrame | undefined;
  /**
   * Finds symbol and timestamp of a frame that holds exactly one quote, without parsing it.
   * `undefined` in any doubt: the frame is then read at once. May be left out.
   */
  peek?(frame: string): { symbol: string; time: number } | undefined;
}

const topic = 'realtimes';

/** What every frame with one quote begins with, when the server writes its keys in this order. */
const head = `{"topic":"${topic}","symbol":"`;
const dataHead = '"data":[{"t":';
const symbolHead = ',"s":"';

/** The format of `/spot/ws/quote/v1` (spec 7). */
export const realtimesCodec: QuoteCodec = {
  subscribe: (symbols) => request('sub', symbols),
  unsubscribe: (symbols) => request('cancel', symbols),
  ping: (timeMs) => ({ ping: timeMs }),

  read(frame) {
    try {
      // `null` throws here; a number, text or list has no topic.
      return readMessage(JSON.parse(frame) as Record<string, unknown>);
    } catch {
      return undefined;
    }
  },

  peek(frame) {
    if (!frame.startsWith(head)) return undefined;
    const symbolEnd = frame.indexOf('"', head.length);
    const dataStart = frame.indexOf(dataHead, symbolEnd);
    if (dataStart < 0) return undefined;
    let end = dataStart + dataHead.length;
    let time = 0;
    for (let digit; (digit = frame.charCodeAt(end) - 48) >= 0 && digit <= 9; end += 1) {
      time = time * 10 + digit;
    }
    const symbol = frame.slice(head.length, symbolEnd);
    const itemSymbol = end + symbolHead.length;
    // A second item, or an item of another symbol: only a full reading can tell.
    const single =
      frame.startsWith(symbolHead, end) &&
      frame.startsWith(symbol, itemSymbol) &&
      frame[itemSymbol + symbol.length] === '"' &&
      frame.indexOf('},{', itemSymbol) < 0;
    return single ? { symbol, time } : undefined;
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
        failures.push({
          kind: 'badItem',
          symbol: typeof own === 'string' ? own : envelopeSymbol,
          message: 'A quote has a wrong field: the last good one stays',
        });
      }
    }
  } else if (code != null && Number(code) !== 0) {
    const message = `The server refused the symbol: ${JSON.stringify([code, msg])}`;
    for (const refused of envelopeSymbol.split(',')) {
      failures.push({ kind: 'refused', symbol: refused, message });
    }
  }
  return { tickers, failures };
}

import { readTicker, type Ticker } from './ticker.ts';

/** What one frame says. A frame in which all lists are empty (ack, pong, other topic) is ignored. */
export interface QuoteFrame {
  readonly tickers: readonly Ticker[];
  /** Symbols of the items that had a wrong field; `''` where even the symbol was illegible. */
  readonly rejected: readonly string[];
  /** Symbols the server refused to subscribe, and why. */
  readonly refused: readonly string[];
  readonly reason?: string;
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
const data = '"data":[{"t":';

/** The format of `/spot/ws/quote/v1` (spec 7). */
export const realtimesCodec: QuoteCodec = {
  subscribe: (symbols) => request('sub', symbols),
  unsubscribe: (symbols) => request('cancel', symbols),
  ping: (timeMs) => ({ ping: timeMs }),

  read(frame) {
    let message: unknown;
    try {
      message = JSON.parse(frame);
    } catch {
      return undefined;
    }
    if (typeof message !== 'object' || message === null) return undefined;
    return readMessage(message as Record<string, unknown>);
  },

  peek(frame) {
    if (!frame.startsWith(head)) return undefined;
    const symbolEnd = frame.indexOf('"', head.length);
    const dataStart = frame.indexOf(data, symbolEnd);
    if (dataStart < 0) return undefined;
    let end = dataStart + data.length;
    let time = 0;
    for (let digit; (digit = frame.charCodeAt(end) - 48) >= 0 && digit <= 9; end += 1) {
      time = time * 10 + digit;
    }
    const symbol = frame.slice(head.length, symbolEnd);
    // A second item, or an item of another symbol: only a full reading can tell.
    if (!frame.startsWith(`,"s":"${symbol}"`, end) || frame.indexOf('},{', end) >= 0) {
      return undefined;
    }
    return { symbol, time };
  },
};

function request(event: 'sub' | 'cancel', symbols: readonly string[]) {
  return { topic, event, symbol: symbols.join(','), params: { binary: false } };
}

function readMessage(message: Record<string, unknown>): QuoteFrame {
  const tickers: Ticker[] = [];
  const rejected: string[] = [];
  const refused: string[] = [];
  if (message.topic !== topic) return { tickers, rejected, refused };
  if (message.data != null) {
    for (const item of Array.isArray(message.data) ? (message.data as unknown[]) : [message.data]) {
      const ticker = readTicker(item);
      if (ticker) tickers.push(ticker);
      else rejected.push(symbolOf(item) ?? symbolOf({ s: message.symbol }) ?? '');
    }
  } else if (isError(message.code)) {
    refused.push(...(symbolOf({ s: message.symbol }) ?? '').split(','));
    return { tickers, rejected, refused, reason: JSON.stringify([message.code, message.msg]) };
  }
  return { tickers, rejected, refused };
}

/** Zero as number or text means that all went well. */
function isError(code: unknown): boolean {
  return code != null && Number(code) !== 0;
}

function symbolOf(item: unknown): string | undefined {
  const symbol = (item as { s?: unknown } | null)?.s;
  return typeof symbol === 'string' ? symbol : undefined;
}

import type { PeekedQuote, QuoteCodec, QuoteFailure, QuoteFrame } from './codec.ts';
import { readTicker, type Ticker } from './ticker.ts';

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
 * Matches a frame that has the keys in the server's order, and a single item whose fields are all valid.
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

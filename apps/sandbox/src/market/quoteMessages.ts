import { z } from 'zod';
import type { Quote } from './market.ts';

/** A client message: `{ ping }`, or a change of subscriptions to the topic `realtimes` (spec 7). */
export type ClientMessage =
  { kind: 'ping'; ping: number } | { kind: 'sub' | 'cancel'; symbols: string[] };

/** Reason why a message was rejected. The connection stays open. */
export type QuoteErrorCode =
  | 'malformed'
  | 'unknownTopic'
  | 'unknownEvent'
  | 'unknownSymbol'
  | 'binaryUnsupported'
  | 'tooManySymbols';

export interface QuoteErrorDetails {
  code: QuoteErrorCode;
  msg: string;
  symbol?: string;
}

/** Maximum length of a symbol in an error, in characters. Longer ones are truncated. */
const maxSymbolLength = 32;

const ping = z.object({ ping: z.number() });
const subscription = z.object({
  topic: z.string(),
  event: z.string(),
  symbol: z.string(),
  params: z
    .object({ binary: z.union([z.boolean(), z.enum(['true', 'false'])]).optional() })
    .optional(),
});

export function readClientMessage(text: string): ClientMessage | QuoteErrorDetails {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: 'malformed', msg: 'The message is not JSON.' };
  }
  const pinged = ping.safeParse(json);
  if (pinged.success) return { kind: 'ping', ping: pinged.data.ping };
  const parsed = subscription.safeParse(json);
  if (!parsed.success) {
    const msg = 'Expected {"ping": ms} or {"topic", "event", "symbol", "params"}.';
    return { code: 'malformed', msg };
  }
  const { topic, event, symbol, params } = parsed.data;
  if (topic !== 'realtimes') return { code: 'unknownTopic', msg: 'The only topic is realtimes.' };
  if (event !== 'sub' && event !== 'cancel') {
    return { code: 'unknownEvent', msg: 'The events are sub and cancel.' };
  }
  if (params?.binary === true || params?.binary === 'true') {
    return {
      code: 'binaryUnsupported',
      msg: 'Binary frames are not supported. Set binary to false.',
    };
  }
  return { kind: event, symbols: symbol.split(',').map((name) => name.trim()) };
}

/** Returns a ticker frame. `first` marks the snapshot after a subscription. Times are in ms. */
export function tickerFrame(
  { symbol, symbolName, items }: Quote,
  { first, sendTime, offsetMs }: { first: boolean; sendTime: number; offsetMs: number },
): string {
  return JSON.stringify({
    topic: 'realtimes',
    symbol,
    symbolName,
    params: { binary: 'false' },
    data: items.map((item) => ({ ...item, t: item.t + offsetMs })),
    f: first,
    sendTime,
    shared: false,
  });
}

export function errorFrame({ code, msg, symbol }: QuoteErrorDetails): string {
  return JSON.stringify({
    topic: 'realtimes',
    event: 'error',
    ...(symbol === undefined ? {} : { symbol: symbol.slice(0, maxSymbolLength) }),
    code,
    msg,
  });
}

import type { Quote, QuoteCodec } from '@exchange/quote-socket';
import { isDecimal, parseExactJson } from '@exchange/quote-socket/decimal';
import { createQuoteHooks } from '@exchange/quote-socket/react';
import { quotes } from '../exchange.config.ts';

/** Price of a market. */
export interface Price extends Quote {
  readonly last: string;
  /** Change in the last 24 hours: `0.012` is 1.2 %. */
  readonly change: string;
}

interface Frame {
  event?: string;
  ok?: boolean;
  id?: string;
  p?: unknown;
  change?: unknown;
  /** Time of the price in ms. Like every number, `parseExactJson` returns it as text. */
  t?: unknown;
}

/** The price stream: a login, then `sub` and `unsub`. The server pings. */
export const quoteCodec: QuoteCodec<Price> = {
  batchSize: 50,
  async onOpen({ send, receive }) {
    send({ op: 'login', key: quotes.key });
    const { event, ok } = parseExactJson(await receive()) as Frame;
    if (event !== 'login' || ok !== true) throw new Error('The price stream refused the login.');
  },
  subscribe: (ids) => ({ op: 'sub', ids }),
  unsubscribe: (ids) => ({ op: 'unsub', ids }),
  read(frame, reply) {
    const { event, id, p, change, t } = parseExactJson(frame) as Frame;
    if (event === 'ping') reply({ op: 'pong' });
    if (event !== 'price') return { tickers: [], failures: [] };
    if (id === undefined) return undefined;
    if (!isDecimal(p) || !isDecimal(change)) return { tickers: [], failures: [{ symbol: id }] };
    const currentTime = isDecimal(t) ? Number(t) : undefined;
    return { tickers: [{ symbol: id, last: p, change, currentTime }], failures: [] };
  },
};

/** Provider and hooks of this site's prices. */
export const { QuoteProvider, useIsStale, useTicker: usePrice } = createQuoteHooks<Price>();

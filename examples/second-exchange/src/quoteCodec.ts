import type { Quote, QuoteCodec } from '@exchange/quote-socket';
import { isDecimal, parseExactJson } from '@exchange/quote-socket/decimal';
import { createQuoteHooks } from '@exchange/quote-socket/react';

/** Price of a market. */
export interface Price extends Quote {
  readonly last: string;
  /** Change in the last 24 hours: `0.012` is 1.2 %. */
  readonly change: string;
}

/** A message of the server. `parseExactJson` returns numbers as text. */
interface Frame {
  event?: string;
  ok?: boolean;
  /** The market of a price, or the number of a ping. */
  id?: string;
  p?: unknown;
  change?: unknown;
  /** Time of the price in ms. */
  t?: unknown;
}

/**
 * The price stream: a login, then `sub` and `unsub`. The server pings, and expects the id of each ping.
 *
 * @param loginKey - called for each connection, so it may request a token
 */
export const createQuoteCodec = (loginKey: () => string | Promise<string>): QuoteCodec<Price> => ({
  batchSize: 50,
  async onOpen({ send, receive }) {
    send({ op: 'login', key: await loginKey() });
    const { event, ok } = parseExactJson(await receive()) as Frame;
    if (event !== 'login' || ok !== true) throw new Error('The price stream refused the login.');
  },
  subscribe: (ids) => ({ op: 'sub', ids }),
  unsubscribe: (ids) => ({ op: 'unsub', ids }),
  read(frame, { reply }) {
    const { event, id, p, change, t } = parseExactJson(frame) as Frame;
    // The server expects the id as a number, as it sent it.
    if (event === 'ping') reply({ op: 'pong', id: Number(id) });
    if (event !== 'price' || id === undefined) return undefined;
    if (!isDecimal(p) || !isDecimal(change)) return { tickers: [], failures: [{ symbol: id }] };
    const currentTime = isDecimal(t) ? Number(t) : undefined;
    return { tickers: [{ symbol: id, last: p, change, currentTime }], failures: [] };
  },
});

/** Provider and hooks of this site's prices. */
export const { QuoteProvider, useIsStale, useTicker: usePrice } = createQuoteHooks<Price>();

import type { QuoteSocket } from '@exchange/quote-socket';
import { createSharedQuoteSocket } from '@exchange/quote-socket/tabs';
import type { Market } from './service/createMarket.ts';

const sockets = new WeakMap<Market, QuoteSocket>();

/**
 * Returns the quote socket of a market, whose connection all tabs share. Undefined on an untrusted host. Import this
 * file only in lazily loaded modules, so that pages without visible prices don't load the socket's code.
 */
export function quotesOf(market: Market): QuoteSocket | undefined {
  const known = sockets.get(market);
  if (known || market.quotesUrl === undefined) return known;
  const socket = createSharedQuoteSocket({ url: market.quotesUrl });
  sockets.set(market, socket);
  return socket;
}

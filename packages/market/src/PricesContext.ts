import { createContext } from 'react';
import type { DayPrices } from './service/candleTickers.ts';
import type { ConnectionName } from './connection/ConnectionState.tsx';

/** Prices for a part of the page, such as the ticker strip, with the state of their source. */
export interface Prices {
  state: ConnectionName;
  /** Time at which `tickers` were loaded, in ms UTC. */
  updatedAt: number | undefined;
  /** Prices over HTTP by symbol, during an outage of the quote socket. */
  tickers: ReadonlyMap<string, DayPrices> | undefined;
  /** Whether this part of the page is in view. If not, it needs no quotes. */
  isInView: boolean;
  /** Reconnects and requests prices over HTTP. Defined only during a longer outage. */
  retry: (() => void) | undefined;
}

export const PricesContext = createContext<Prices>({
  state: 'connecting',
  updatedAt: undefined,
  tickers: undefined,
  isInView: true,
  retry: undefined,
});

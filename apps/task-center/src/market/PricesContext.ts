import { createContext } from 'react';
import type { DayPrices } from '../services/market/candleTickers.ts';
import type { ConnectionName } from './connection/ConnectionState.tsx';

/** Prices of a part of the page, with their source. */
export interface Prices {
  state: ConnectionName;
  /** Time of `tickers`, in ms UTC. */
  updatedAt: number | undefined;
  /** Prices over HTTP by symbol, during an outage of the quote socket. */
  tickers: ReadonlyMap<string, DayPrices> | undefined;
  /** Whether the part is in view. If not, it needs no quotes. */
  isInView: boolean;
  /** Connects again, and requests prices over HTTP. Undefined unless the outage lasts. */
  retry: (() => void) | undefined;
}

export const PricesContext = createContext<Prices>({
  state: 'connecting',
  updatedAt: undefined,
  tickers: undefined,
  isInView: true,
  retry: undefined,
});

import { useContext, type ReactElement, type RefObject } from 'react';
import type { Market } from '../service/createMarket.ts';
import { LivePrices } from '../LivePrices.tsx';
import { PricesContext } from '../PricesContext.ts';
import { ConnectionState } from '../connection/ConnectionState.tsx';
import { PricesState } from '../PricesState.tsx';
import { quotesOf } from '../quotesOf.ts';
import { useSymbols } from '../useSymbols.ts';
import { TickerItem } from './TickerItem.tsx';
import { shownTickers, TickerRow } from './TickerRow.tsx';

/** The ticker strip with live prices. */
export function LiveTickers({
  market,
  containerRef,
}: {
  market: Market;
  /** Ref to the strip's element. */
  containerRef: RefObject<Element | null>;
}): ReactElement {
  const quotes = quotesOf(market);
  if (!quotes) return <ConnectionState state="unavailable" />;
  return (
    <LivePrices
      market={market}
      quotes={quotes}
      containerRef={containerRef}
      shownCount={shownTickers}
    >
      <Tickers market={market} />
    </LivePrices>
  );
}

function Tickers({ market }: { market: Market }): ReactElement | null {
  const { state } = useContext(PricesContext);
  const { symbols, hasFailed } = useSymbols(market);
  if (symbols?.length === 0) return null;
  return (
    <TickerRow
      state={hasFailed ? 'unavailable' : state}
      indicator={hasFailed ? undefined : <PricesState />}
    >
      {symbols?.slice(0, shownTickers).map((symbol) => (
        <TickerItem key={symbol} symbol={symbol} />
      ))}
    </TickerRow>
  );
}

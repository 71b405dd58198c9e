import type { QuoteSocket } from '@exchange/quote-socket';
import { QuoteProvider } from '@exchange/quote-socket/react';
import type { ReactElement } from 'react';
import type { Market } from '../../services/market/createMarket.ts';
import { useConnection } from '../useConnection.ts';
import { useSymbols } from '../useSymbols.ts';
import { TickerItem } from './TickerItem.tsx';
import { shownTickers, TickerRow } from './TickerRow.tsx';

/** The ticker strip with live prices. */
export function LiveTickers({
  market,
  quotes,
}: {
  market: Market;
  quotes: QuoteSocket;
}): ReactElement {
  return (
    <QuoteProvider socket={quotes}>
      <Tickers market={market} />
    </QuoteProvider>
  );
}

function Tickers({ market }: { market: Market }): ReactElement {
  const connection = useConnection();
  const { symbols, hasFailed } = useSymbols(market);
  const isBroken = hasFailed && symbols === undefined;
  return (
    <TickerRow state={isBroken ? 'unavailable' : connection}>
      {symbols?.slice(0, shownTickers).map((symbol) => (
        <TickerItem key={symbol} symbol={symbol} />
      ))}
    </TickerRow>
  );
}

import { useNumberFormats } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import type { DayPrices } from '../service/candleTickers.ts';
import { Change } from '../price/Change.tsx';
import { Delayed } from '../price/Delayed.tsx';
import { useQuote } from '../useQuote.ts';
import { TickerPlaceholder } from './TickerPlaceholder.tsx';

/** Last price and 24 h change of one symbol. Numbers are left to right in every language. */
export function TickerItem({ symbol }: { symbol: string }): ReactElement {
  const { ticker, isStale } = useQuote(symbol);
  if (!ticker) return <TickerPlaceholder symbol={symbol} />;
  return <Quote ticker={ticker} isStale={isStale} />;
}

function Quote({ ticker, isStale }: { ticker: DayPrices; isStale: boolean }): ReactElement {
  const { price } = useNumberFormats();
  return (
    <li className="ticker__item" data-symbol={ticker.symbol} data-stale={isStale}>
      <span className="ticker__symbol" dir="ltr">
        <b>{ticker.symbol}</b>
        <Change range={ticker.range} />
      </span>
      <span className="ticker__price" dir="ltr">
        {price(ticker.close)}
        {isStale ? <Delayed /> : null}
      </span>
    </li>
  );
}

import type { Ticker } from '@exchange/quote-socket';
import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import type { ReactElement } from 'react';
import { useNumberFormats } from '../../screen/formats/useNumberFormats.ts';
import { Change } from '../Change.tsx';
import { Delayed } from '../Delayed.tsx';
import { TickerPlaceholder } from './TickerPlaceholder.tsx';

/** Last price and 24 h change of one symbol. Figures are left to right in every language. */
export function TickerItem({ symbol }: { symbol: string }): ReactElement {
  const ticker = useTicker(symbol);
  if (!ticker) return <TickerPlaceholder symbol={symbol} />;
  return <Quote ticker={ticker} />;
}

function Quote({ ticker }: { ticker: Ticker }): ReactElement {
  const { price } = useNumberFormats();
  const isStale = useIsStale(ticker.symbol);
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

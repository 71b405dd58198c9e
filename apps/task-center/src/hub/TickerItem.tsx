import type { Ticker } from '@exchange/quote-socket';
import { useTicker } from '@exchange/quote-socket/react';
import { Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useNumberFormats } from '../page/useNumberFormats.ts';
import { useTexts } from '../texts/useTexts.ts';

/** One symbol: its last price and its change over 24 hours. Figures run left to right everywhere. */
export function TickerItem({ symbol }: { symbol: string }): ReactElement {
  const ticker = useTicker(symbol);
  if (!ticker) return <TickerPlaceholder symbol={symbol} />;
  return <Quote ticker={ticker} />;
}

function Quote({ ticker }: { ticker: Ticker }): ReactElement {
  const t = useTexts('hub');
  const { price, percent } = useNumberFormats();
  const direction = directionOf(ticker.range);
  const change = percent(ticker.range);
  return (
    <li className="ticker__item" dir="ltr" data-symbol={ticker.symbol}>
      <span className="ticker__symbol">
        <b>{ticker.symbol}</b>
        <span className="ticker__change" data-direction={direction}>
          {direction === 'unchanged' ? null : (
            <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={12} />
          )}
          <span aria-hidden="true">{change}</span>
          <span className="x-visually-hidden">
            {t(`ticker_${direction}`, { percent: change.replace(/^[+-]/, '') })}
          </span>
        </span>
      </span>
      <span className="ticker__price">{price(ticker.close)}</span>
    </li>
  );
}

/** Of the same size as a quote, until the first one is here. */
export function TickerPlaceholder({ symbol }: { symbol?: string }): ReactElement {
  return (
    <li className="ticker__item" aria-hidden={symbol === undefined} dir="ltr">
      <span className="ticker__symbol">{symbol ?? <Skeleton />}</span>
      <span className="ticker__price">
        <Skeleton />
      </span>
    </li>
  );
}

function directionOf(range: string): 'up' | 'down' | 'unchanged' {
  if (!/[1-9]/.test(range)) return 'unchanged';
  return range.startsWith('-') ? 'down' : 'up';
}

import type { Ticker } from '@exchange/quote-socket';
import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import { Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useNumberFormats } from '../formats/useNumberFormats.ts';
import { useTexts } from '../texts/useTexts.ts';

/** One symbol: its last price and its change over 24 hours. Figures run left to right everywhere. */
export function TickerItem({ symbol }: { symbol: string }): ReactElement {
  const ticker = useTicker(symbol);
  if (!ticker) return <TickerPlaceholder symbol={symbol} />;
  return <Quote ticker={ticker} />;
}

function Quote({ ticker }: { ticker: Ticker }): ReactElement {
  const t = useTexts('hub');
  const { price, percent, unsignedPercent } = useNumberFormats();
  const isStale = useIsStale(ticker.symbol);
  const direction = directionOf(ticker.range);
  return (
    <li className="ticker__item" data-symbol={ticker.symbol} data-stale={isStale}>
      <span className="ticker__symbol" dir="ltr">
        <b>{ticker.symbol}</b>
        <span className="ticker__change" data-direction={direction}>
          {direction === 'unchanged' ? null : (
            <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={12} />
          )}
          <span aria-hidden="true">{percent(ticker.range)}</span>
          <span className="x-visually-hidden">
            {t(`ticker_${direction}`, { percent: unsignedPercent(ticker.range) })}
          </span>
        </span>
      </span>
      <span className="ticker__price" dir="ltr">
        {price(ticker.close)}
        {isStale ? <span className="ticker__stale">{t('ticker_stale')}</span> : null}
      </span>
    </li>
  );
}

/** Of the same size as a quote, until the first one is here. */
export function TickerPlaceholder({ symbol }: { symbol?: string }): ReactElement {
  return (
    <li className="ticker__item" aria-hidden={symbol === undefined}>
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

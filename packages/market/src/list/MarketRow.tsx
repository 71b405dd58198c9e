import { useTexts } from '@exchange/site/page';
import { Skeleton } from '@exchange/ui';
import { memo, useRef, type ReactElement } from 'react';
import { CoinMark } from '../coins/CoinMark.tsx';
import { Change } from '../price/Change.tsx';
import { CompactAmount } from '../price/CompactAmount.tsx';
import { Delayed } from '../price/Delayed.tsx';
import { FlashingPrice } from '../price/FlashingPrice.tsx';
import type { DayPrices } from '../service/candleTickers.ts';
import { spotPair } from '../service/spotPair.ts';
import { useQuote } from '../useQuote.ts';
import { Sparkline } from './Sparkline.tsx';

interface Props {
  symbol: string;
  /** Hourly closing prices, oldest first; undefined until loaded. */
  closes: readonly string[] | undefined;
  onOpen: (symbol: string) => void;
}

/** Table row of one symbol. Renders only when its own quote changes. */
export const MarketRow = memo(function MarketRow({ symbol, closes, onOpen }: Props): ReactElement {
  const t = useTexts('market');
  const { ticker, isStale } = useQuote(symbol);
  const opener = useRef<HTMLButtonElement>(null);
  // Handles clicks on the row with a script. A link over the whole row is not possible, because WebKit does not
  // position content relative to a table row.
  const open = () => {
    // Focuses the symbol's button, because the chart returns the focus to the focused element when it closes.
    opener.current?.focus({ preventScroll: true });
    onOpen(symbol);
  };
  return (
    <tr className="market__row" data-symbol={symbol} data-stale={isStale} onClick={open}>
      <th scope="row">
        <span className="market__name">
          <button ref={opener} type="button" className="market__open" aria-haspopup="dialog">
            <CoinMark coin={spotPair(symbol)?.base ?? symbol} size={20} />
            <span dir="ltr">{symbol}</span>
            <span className="x-visually-hidden">{t('open_chart')}</span>
          </button>
          {isStale ? <Delayed /> : null}
        </span>
      </th>
      <Figures ticker={ticker} closes={closes} />
    </tr>
  );
});

/** Keeps its cells when the first quote arrives: browsers drop the click if the pressed cell is replaced. */
function Figures({
  ticker,
  closes,
}: {
  ticker?: DayPrices | undefined;
  closes?: readonly string[] | undefined;
}): ReactElement {
  const turnover = ticker?.quoteVolume;
  return (
    <>
      <td>
        {ticker && closes ? (
          <Sparkline closes={closes} last={ticker.close} range={ticker.range} />
        ) : null}
      </td>
      <td data-numeric>
        {ticker ? null : <Skeleton width="half" />}
        {ticker === undefined || turnover === undefined ? null : (
          <CompactAmount amount={turnover} coin={spotPair(ticker.symbol)?.quote} />
        )}
      </td>
      <td data-numeric>
        {ticker ? <FlashingPrice value={ticker.close} /> : <Skeleton width="three-quarters" />}
      </td>
      <td data-numeric>{ticker ? <Change range={ticker.range} /> : <Skeleton width="half" />}</td>
    </>
  );
}

/** Placeholder of the same size as a row, shown until the symbols are loaded. */
export function MarketRowPlaceholder(): ReactElement {
  return (
    <tr className="market__row" aria-hidden="true">
      <th scope="row">
        <Skeleton width="three-quarters" />
      </th>
      <Figures />
    </tr>
  );
}

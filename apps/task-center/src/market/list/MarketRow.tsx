import type { Ticker } from '@exchange/quote-socket';
import { useIsStale, useTicker } from '@exchange/quote-socket/react';
import { Icon, Skeleton } from '@exchange/ui';
import { memo, useRef, type ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useNumberFormats } from '../../screen/formats/useNumberFormats.ts';
import { Change } from '../Change.tsx';
import { Delayed } from '../Delayed.tsx';
import { FlashingPrice } from '../FlashingPrice.tsx';
import { Sparkline } from './Sparkline.tsx';

interface Props {
  symbol: string;
  /** Hourly closing prices, oldest first; undefined until loaded. */
  closes: readonly string[] | undefined;
  onOpen: (symbol: string) => void;
}

/** One symbol. Renders only when its own quote changes. */
export const MarketRow = memo(function MarketRow({ symbol, closes, onOpen }: Props): ReactElement {
  const t = useTexts('market');
  const ticker = useTicker(symbol);
  const isStale = useIsStale(symbol) && ticker !== undefined;
  const opener = useRef<HTMLButtonElement>(null);
  // WebKit does not position content relative to a table row, so no element can cover the row.
  const open = () => {
    // The chart returns the focus to the focused element when it closes.
    opener.current?.focus({ preventScroll: true });
    onOpen(symbol);
  };
  return (
    <tr className="market__row" data-symbol={symbol} data-stale={isStale} onClick={open}>
      <th scope="row">
        <span className="market__name">
          <button ref={opener} type="button" className="market__open" aria-haspopup="dialog">
            <Icon name="trend" size={16} />
            <span dir="ltr">{symbol}</span>
            <span className="x-visually-hidden">{t('open_chart')}</span>
          </button>
          {isStale ? <Delayed /> : ticker ? <NarrowTurnover ticker={ticker} /> : null}
        </span>
      </th>
      {ticker ? <Figures ticker={ticker} closes={closes} /> : <FigurePlaceholders />}
    </tr>
  );
});

function Figures({
  ticker: { close, quoteVolume, range },
  closes,
}: {
  ticker: Ticker;
  closes: readonly string[] | undefined;
}): ReactElement {
  const { compact } = useNumberFormats();
  return (
    <>
      <td className="market__wide">
        {closes ? <Sparkline closes={closes} last={close} range={range} /> : null}
      </td>
      <td className="market__wide" data-numeric>
        <span dir="ltr">{compact(quoteVolume)}</span>
      </td>
      <td data-numeric>
        <FlashingPrice value={close} />
      </td>
      <td data-numeric>
        <Change range={range} />
      </td>
    </>
  );
}

/** Turnover for narrow screens, where the table has no column for it. */
function NarrowTurnover({ ticker }: { ticker: Ticker }): ReactElement {
  const { compact } = useNumberFormats();
  return (
    <span className="market__narrow" aria-hidden="true" dir="ltr">
      {compact(ticker.quoteVolume)}
    </span>
  );
}

/** Placeholder of the same size, shown until the symbols are loaded. */
export function MarketRowPlaceholder(): ReactElement {
  return (
    <tr className="market__row" aria-hidden="true">
      <th scope="row">
        <Skeleton width="three-quarters" />
      </th>
      <FigurePlaceholders />
    </tr>
  );
}

function FigurePlaceholders(): ReactElement {
  return (
    <>
      <td className="market__wide" />
      <td className="market__wide" data-numeric>
        <Skeleton width="half" />
      </td>
      <td data-numeric>
        <Skeleton width="three-quarters" />
      </td>
      <td data-numeric>
        <Skeleton width="half" />
      </td>
    </>
  );
}

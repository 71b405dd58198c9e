import { useTexts } from '@exchange/site/page';
import { useNumberFormats } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { Skeleton } from '@exchange/ui';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { ConnectionState } from '../connection/ConnectionState.tsx';
import { Change } from '../price/Change.tsx';
import { CompactAmount } from '../price/CompactAmount.tsx';
import { FlashingPrice } from '../price/FlashingPrice.tsx';
import { PricesContext } from '../PricesContext.ts';
import { PricesState } from '../PricesState.tsx';
import type { DayPrices } from '../service/candleTickers.ts';
import { spotPair } from '../service/spotPair.ts';
import { useQuote } from '../useQuote.ts';

/** Price of one symbol, and its statistics for the last 24 hours. */
export function DayFigures({
  symbol,
  lastClose,
}: {
  symbol: string;
  /**
   * Closing price of the last candle, if candles are loaded. Shown as the price, so that the price agrees with the
   * candles: they contain every quote, and their history may be newer than the last quote.
   */
  lastClose: string | undefined;
}): ReactElement {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  const { state } = useContext(PricesContext);
  const { ticker, isStale } = useQuote(symbol);
  const lastPrice = lastClose ?? ticker?.close;
  const coins = spotPair(symbol);
  const figure = (draw: (ticker: DayPrices) => ReactNode) =>
    ticker ? draw(ticker) : <Skeleton width="half" />;
  const amount = (value: string | undefined, coin: string | undefined) =>
    value === undefined ? <Skeleton width="half" /> : <CompactAmount amount={value} coin={coin} />;
  return (
    <div className="chart__head">
      <div className="chart__now" data-stale={isStale}>
        <p className="chart__price">
          {lastPrice === undefined ? (
            <Skeleton width="half" />
          ) : (
            <FlashingPrice value={lastPrice} />
          )}
        </p>
        {ticker ? <Change range={ticker.range} /> : null}
        {/* Even an open connection may receive no quotes of this symbol. */}
        {isStale && state === 'live' ? <ConnectionState state="stale" /> : <PricesState />}
      </div>
      <dl className="chart__figures">
        <Fact name={t('high_24h')}>
          {figure(({ high }) => (
            <span dir="ltr">{price(high)}</span>
          ))}
        </Fact>
        <Fact name={t('low_24h')}>
          {figure(({ low }) => (
            <span dir="ltr">{price(low)}</span>
          ))}
        </Fact>
        <Fact name={t('volume_24h')}>{figure(({ volume }) => amount(volume, coins?.base))}</Fact>
        <Fact name={t('turnover')}>
          {figure(({ quoteVolume }) => amount(quoteVolume, coins?.quote))}
        </Fact>
      </dl>
    </div>
  );
}

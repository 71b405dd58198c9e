import type { Interval } from '@exchange/quote-socket/candles';
import { Modal, Skeleton, Tabs } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useServices } from '../../context/useServices.ts';
import { Fact } from '../../screen/detail/Fact.tsx';
import { useNumberFormats } from '../../screen/formats/useNumberFormats.ts';
import type { Market } from '../../services/market/createMarket.ts';
import { Change } from '../price/Change.tsx';
import { Delayed } from '../price/Delayed.tsx';
import { FlashingPrice } from '../price/FlashingPrice.tsx';
import { PricesState } from '../PricesState.tsx';
import { useQuote } from '../useQuote.ts';
import { CandlePanel } from './CandlePanel.tsx';

const intervals = ['1m', '15m', '1h', '1d'] as const satisfies Interval[];

/** Attribution required by the chart library's licence. */
const attribution = {
  href: 'https://www.tradingview.com/',
  text: 'TradingView Lightweight Charts™, Copyright © 2025 TradingView, Inc.',
};

/** Price, daily figures and candles of one symbol. */
export function ChartWindow({
  market,
  symbol,
  isOpen,
  onClose,
}: {
  market: Market;
  symbol: string;
  isOpen: boolean;
  onClose: () => void;
}): ReactElement {
  const t = useTexts('market');
  const app = useServices()?.app;
  const [interval, setInterval] = useState<(typeof intervals)[number]>('15m');
  return (
    <Modal
      open={isOpen}
      lightDismiss
      title={<span className="chart__title">{t('chart_title', { symbol })}</span>}
      closeLabel={t('close')}
      onOpenChange={onClose}
    >
      <div className="chart">
        <DayFigures symbol={symbol} />
        <Tabs
          label={t('intervals')}
          value={interval}
          onValueChange={setInterval}
          tabs={intervals.map((each) => ({
            id: each,
            label: t(`interval_${each}`),
            content: <CandlePanel market={market} symbol={symbol} interval={each} />,
          }))}
        />
        <p className="chart__foot">
          <span>{t('times_utc')}</span>
          <a
            href={attribution.href}
            target="_blank"
            rel="noopener noreferrer"
            lang="en"
            dir="ltr"
            onClick={(event) => {
              // The webview of the app has no tabs.
              if (!app?.isApp) return;
              event.preventDefault();
              app.openUrl(attribution.href);
            }}
          >
            {attribution.text}
          </a>
        </p>
      </div>
    </Modal>
  );
}

function DayFigures({ symbol }: { symbol: string }): ReactElement {
  const t = useTexts('market');
  const { price, compact } = useNumberFormats();
  const { ticker, isStale } = useQuote(symbol);
  const figure = (text: string | undefined) =>
    text === undefined ? <Skeleton width="half" /> : <span dir="ltr">{text}</span>;
  return (
    <div className="chart__head">
      <div className="chart__now" data-stale={isStale}>
        <p className="chart__price">
          {ticker ? <FlashingPrice value={ticker.close} /> : <Skeleton width="half" />}
        </p>
        {ticker ? <Change range={ticker.range} /> : null}
        {isStale ? <Delayed /> : null}
        <PricesState />
      </div>
      <dl className="chart__figures">
        <Fact name={t('high_24h')}>{figure(ticker && price(ticker.high))}</Fact>
        <Fact name={t('low_24h')}>{figure(ticker && price(ticker.low))}</Fact>
        <Fact name={t('volume_24h')}>{figure(ticker?.volume && compact(ticker.volume))}</Fact>
        <Fact name={t('turnover')}>
          {figure(ticker?.quoteVolume && compact(ticker.quoteVolume))}
        </Fact>
      </dl>
    </div>
  );
}

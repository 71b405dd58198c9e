import type { Interval } from '@exchange/quote-socket/candles';
import { useServices, useTexts } from '@exchange/site/page';
import { Modal, Tabs } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import type { Market } from '../service/createMarket.ts';
import { CandlePanel } from './CandlePanel.tsx';
import { DayFigures } from './DayFigures.tsx';
import { useChartCandles } from './useChartCandles.ts';

const intervals = ['1m', '15m', '1h', '1d'] as const satisfies Interval[];
type ChartInterval = (typeof intervals)[number];

/** Attribution required by the chart library's licence. */
const attribution = {
  href: 'https://www.tradingview.com/',
  text: 'TradingView Lightweight Charts™, Copyright © 2025 TradingView, Inc.',
};

/** Price, 24-hour statistics and candles of one symbol. */
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
  const [interval, setInterval] = useState<ChartInterval>('15m');
  return (
    <Modal
      open={isOpen}
      lightDismiss
      title={<span className="chart__title">{t('chart_title', { symbol })}</span>}
      closeLabel={t('close')}
      onOpenChange={onClose}
    >
      <Chart market={market} symbol={symbol} interval={interval} onIntervalChange={setInterval} />
    </Modal>
  );
}

/** Content of the window. Mounted only while the window is open. */
function Chart({
  market,
  symbol,
  interval,
  onIntervalChange,
}: {
  market: Market;
  symbol: string;
  interval: ChartInterval;
  onIntervalChange: (interval: ChartInterval) => void;
}): ReactElement {
  const t = useTexts('market');
  const app = useServices()?.app;
  const candles = useChartCandles(market, symbol, interval);
  return (
    <div className="chart">
      <DayFigures symbol={symbol} lastClose={candles.candles.at(-1)?.close} />
      <Tabs
        label={t('intervals')}
        value={interval}
        onValueChange={onIntervalChange}
        tabs={intervals.map((each) => ({
          id: each,
          label: t(`interval_${each}`),
          content: <CandlePanel state={candles} symbol={symbol} interval={each} />,
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
            // The app's webview has no tabs.
            if (!app?.isApp) return;
            event.preventDefault();
            app.openUrl(attribution.href);
          }}
        >
          {attribution.text}
        </a>
      </p>
    </div>
  );
}

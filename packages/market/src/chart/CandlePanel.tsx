import type { Candle, CandleState, Interval } from '@exchange/quote-socket/candles';
import { useTexts } from '@exchange/site/page';
import { ScreenFailure } from '@exchange/site/page/failures';
import { useNumberFormats } from '@exchange/site/page/formats';
import { loadChunk } from '@exchange/site/services/browser';
import { Button, EmptyState, Illustration, Skeleton } from '@exchange/ui';
import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import { CandleFigures, CandleTable } from './CandleFigures.tsx';
import { useChartTimes } from './chartTimes.ts';

const CandleChart = dynamic(
  () => loadChunk(async () => (await import('./CandleChart.tsx')).CandleChart),
  { ssr: false, loading: ({ error }) => (error ? <ScreenFailure /> : <ChartSkeleton />) },
);

/** Candles of one symbol and interval, as a chart and a summary. A button shows them as a table. */
export function CandlePanel({
  state,
  symbol,
  interval,
}: {
  state: CandleState & { retry: () => void };
  symbol: string;
  interval: Interval;
}): ReactElement {
  return (
    <>
      <div className="chart__place">
        <Picture state={state} symbol={symbol} interval={interval} onRetry={state.retry} />
      </div>
      <CandleFigures candle={state.candles.at(-1)} />
      <CandleTable candles={state.candles} />
    </>
  );
}

/** The chart, or what is shown in its place. */
function Picture({
  state: { status, candles },
  symbol,
  interval,
  onRetry,
}: {
  state: CandleState;
  symbol: string;
  interval: Interval;
  onRetry: () => void;
}): ReactElement {
  const t = useTexts('market');
  const summary = useSummary();
  const last = candles.at(-1);
  if (status === 'loading') return <ChartSkeleton />;
  if (status === 'failed') {
    return (
      <EmptyState
        illustration={<Illustration name="offline" />}
        alert
        title={t('chart_failed_title')}
        action={<Button onClick={onRetry}>{t('chart_retry')}</Button>}
      >
        {t('chart_failed_text')}
      </EmptyState>
    );
  }
  if (last === undefined) {
    return (
      <EmptyState illustration={<Illustration name="empty" />} title={t('chart_empty_title')}>
        {t('chart_empty_text')}
      </EmptyState>
    );
  }
  return (
    <CandleChart candles={candles} hasHours={interval !== '1d'} label={summary(symbol, last)} />
  );
}

/** Returns a function that describes a chart by its last candle, for screen readers. */
function useSummary() {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  const times = useChartTimes();
  return (symbol: string, { start, open, high, low, close }: Candle) =>
    t('chart_summary', {
      symbol,
      time: times.moment(start),
      open: price(open),
      high: price(high),
      low: price(low),
      close: price(close),
    });
}

function ChartSkeleton(): ReactElement {
  const t = useTexts('market');
  return (
    <>
      <span className="x-visually-hidden" role="status">
        {t('chart_loading')}
      </span>
      <Skeleton shape="block" className="chart__skeleton" />
    </>
  );
}

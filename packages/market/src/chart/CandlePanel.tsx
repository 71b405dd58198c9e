import type { Candle, CandleState, Interval } from '@exchange/quote-socket/candles';
import { useTexts } from '@exchange/site/page';
import { ScreenFailure } from '@exchange/site/page/failures';
import { useNumberFormats } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { loadChunk } from '@exchange/site/services/browser';
import { Button, EmptyState, Illustration, Skeleton, Table } from '@exchange/ui';
import dynamic from 'next/dynamic';
import { useId, useState, type ReactElement } from 'react';
import { useChartTimes } from './chartTimes.ts';

/** Number of candles in the table. */
const listed = 20;

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
  const { price } = useNumberFormats();
  const times = useChartTimes();
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
  const summary = t('chart_summary', {
    symbol,
    time: times.moment(last.start),
    open: price(last.open),
    high: price(last.high),
    low: price(last.low),
    close: price(last.close),
  });
  return <CandleChart candles={candles} hasHours={interval !== '1d'} label={summary} />;
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

/** Open, high, low and last price of the current candle, which has not closed yet. */
function CandleFigures({ candle }: { candle: Candle | undefined }): ReactElement {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  const figure = (decimal: string | undefined) =>
    decimal === undefined ? <Skeleton width="half" /> : <span dir="ltr">{price(decimal)}</span>;
  return (
    <dl className="chart__figures">
      <Fact name={t('open')}>{figure(candle?.open)}</Fact>
      <Fact name={t('high')}>{figure(candle?.high)}</Fact>
      <Fact name={t('low')}>{figure(candle?.low)}</Fact>
      <Fact name={t('last')}>{figure(candle?.close)}</Fact>
    </dl>
  );
}

function CandleTable({ candles }: { candles: readonly Candle[] }): ReactElement {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  const times = useChartTimes();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const figure = (name: 'open' | 'high' | 'low' | 'close') => (candle: Candle) =>
    price(candle[name]);
  return (
    <div className="chart__table" id={id}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={candles.length === 0}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'table_hide' : 'table_show')}
      </Button>
      {isOpen ? (
        <Table
          caption={t('table_caption')}
          rows={candles.slice(-listed).reverse()}
          rowKey={({ start }) => String(start)}
          columns={[
            {
              id: 'time',
              header: t('time'),
              cell: ({ start }) => times.moment(start),
              rowHeader: true,
            },
            { id: 'open', header: t('open'), cell: figure('open'), numeric: true },
            { id: 'high', header: t('high'), cell: figure('high'), numeric: true },
            { id: 'low', header: t('low'), cell: figure('low'), numeric: true },
            { id: 'close', header: t('last'), cell: figure('close'), numeric: true },
          ]}
        />
      ) : null}
    </div>
  );
}

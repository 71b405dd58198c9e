import type { Candle } from '@exchange/quote-socket/candles';
import { useTexts } from '@exchange/site/page';
import { useNumberFormats } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import { Button, Skeleton, Table } from '@exchange/ui';
import { useId, useState, type ReactElement } from 'react';
import { useChartTimes } from './chartTimes.ts';

/** The prices of a candle, with the keys of their names. */
const prices = [
  { id: 'open', name: 'open' },
  { id: 'high', name: 'high' },
  { id: 'low', name: 'low' },
  { id: 'close', name: 'last' },
] as const;

/** Number of candles in the table. */
const listed = 20;

/** Open, high, low and last price of the current candle, which has not closed yet. */
export function CandleFigures({ candle }: { candle: Candle | undefined }): ReactElement {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  return (
    <dl className="chart__figures">
      {prices.map(({ id, name }) => (
        <Fact key={id} name={t(name)}>
          {candle ? <span dir="ltr">{price(candle[id])}</span> : <Skeleton width="half" />}
        </Fact>
      ))}
    </dl>
  );
}

/** A button that shows the last candles as a table, the newest first. */
export function CandleTable({ candles }: { candles: readonly Candle[] }): ReactElement {
  const t = useTexts('market');
  const { price } = useNumberFormats();
  const times = useChartTimes();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
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
            ...prices.map((column) => ({
              id: column.id,
              header: t(column.name),
              cell: (candle: Candle) => price(candle[column.id]),
              numeric: true,
            })),
          ]}
        />
      ) : null}
    </div>
  );
}

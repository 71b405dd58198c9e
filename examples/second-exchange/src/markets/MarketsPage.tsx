'use client';

import { useI18n } from '@exchange/i18n-loader/react';
import { formatDecimal } from '@exchange/quote-socket/decimal';
import { Alert } from '@exchange/ui/alert';
import { Skeleton } from '@exchange/ui/skeleton';
import { Table, type TableColumn } from '@exchange/ui/table';
import { useEffect, useState } from 'react';
import { usePlace, useServices } from '../frame/site.ts';
import { useIsStale, usePrice } from '../quoteCodec.ts';
import { loadMarkets, type Market } from './markets.ts';

function LastPrice({ symbol }: { symbol: string }) {
  const { language } = usePlace();
  const last = usePrice(symbol, (price) => price.last);
  const isStale = useIsStale(symbol);
  if (last === undefined) return <Skeleton />;
  const options = { minimumFractionDigits: 2 };
  return (
    <span className={isStale ? 'stale' : undefined}>{formatDecimal(last, language, options)}</span>
  );
}

function Change({ symbol }: { symbol: string }) {
  const { language } = usePlace();
  const change = usePrice(symbol, (price) => price.change);
  if (change === undefined) return <Skeleton />;
  const options = { style: 'percent', minimumFractionDigits: 1, signDisplay: 'always' } as const;
  return (
    <span className={change.startsWith('-') ? 'down' : 'up'}>
      {formatDecimal(change, language, options)}
    </span>
  );
}

/** Page with live prices. `known`: markets that the server has loaded, so that the HTML of the page contains them. */
export function MarketsPage({ known }: { known?: readonly Market[] | undefined }) {
  const { t } = useI18n();
  const client = useServices()?.client;
  const [markets, setMarkets] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (client === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadMarkets(client, signal).then(setMarkets, () => {
      if (!signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [client]);

  const columns: TableColumn<Market>[] = [
    { id: 'name', header: t('market'), cell: ({ name }) => name, rowHeader: true },
    {
      id: 'price',
      header: t('price'),
      numeric: true,
      cell: ({ symbol }) => <LastPrice symbol={symbol} />,
    },
    {
      id: 'change',
      header: t('change'),
      numeric: true,
      cell: ({ symbol }) => <Change symbol={symbol} />,
    },
  ];
  return (
    <>
      <h1>{t('markets')}</h1>
      <p>{t('marketsIntro')}</p>
      {hasFailed && markets === undefined ? (
        <Alert tone="negative" role="alert">
          {t('failed')}
        </Alert>
      ) : (
        <Table
          caption={t('markets')}
          columns={columns}
          rows={markets ?? []}
          rowKey={({ symbol }) => symbol}
          {...(markets === undefined && { loadingRows: 3 })}
        />
      )}
    </>
  );
}

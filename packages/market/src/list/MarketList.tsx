import { useTexts } from '@exchange/site/page';
import { EmptyState, Illustration } from '@exchange/ui';
import { useCallback, useState, type ReactElement, type RefObject } from 'react';
import type { Market } from '../service/createMarket.ts';
import { ChartWindow } from '../chart/ChartWindow.tsx';
import { LivePrices } from '../LivePrices.tsx';
import { PricesState } from '../PricesState.tsx';
import { quotesOf } from '../quotesOf.ts';
import { useSymbols } from '../useSymbols.ts';
import { MarketRow, MarketRowPlaceholder } from './MarketRow.tsx';
import { useSparklines } from './useSparklines.ts';

/** Number of rows. Must match `--market-rows` in marketList.css. */
const rowCount = 3;

/** Market table. A row opens the chart of its symbol. */
export function MarketList({
  market,
  containerRef,
}: {
  market: Market;
  /** Ref to the list's element. */
  containerRef: RefObject<Element | null>;
}): ReactElement {
  const quotes = quotesOf(market);
  if (!quotes) return <Unavailable />;
  return (
    <LivePrices market={market} quotes={quotes} containerRef={containerRef} shownCount={rowCount}>
      <Rows market={market} />
    </LivePrices>
  );
}

function Rows({ market }: { market: Market }): ReactElement {
  const t = useTexts('market');
  const { symbols, hasFailed } = useSymbols(market);
  const [chart, setChart] = useState<{ symbol: string; isOpen: boolean }>();
  const open = useCallback((symbol: string) => setChart({ symbol, isOpen: true }), []);
  if (hasFailed) return <Unavailable />;
  if (symbols?.length === 0) {
    return (
      <EmptyState illustration={<Illustration name="empty" />} title={t('list_empty_title')} />
    );
  }
  return (
    <>
      <PricesState />
      <table className="market__table" aria-busy={symbols === undefined}>
        <caption className="x-visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('symbol')}</th>
            <th scope="col">{t('trend')}</th>
            <th scope="col" data-numeric>
              {t('turnover')}
            </th>
            <th scope="col" data-numeric>
              {t('price')}
            </th>
            <th scope="col" data-numeric>
              {t('change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {symbols ? (
            <ListedRows market={market} symbols={symbols.slice(0, rowCount)} onOpen={open} />
          ) : (
            Array.from({ length: rowCount }, (_, index) => <MarketRowPlaceholder key={index} />)
          )}
        </tbody>
      </table>
      {/* Keep the closed window mounted, so that the browser restores the focus to the row. */}
      {chart === undefined ? null : (
        <ChartWindow
          market={market}
          symbol={chart.symbol}
          isOpen={chart.isOpen}
          onClose={() => setChart({ ...chart, isOpen: false })}
        />
      )}
    </>
  );
}

function ListedRows({
  market,
  symbols,
  onOpen,
}: {
  market: Market;
  /** At least one symbol. */
  symbols: readonly string[];
  onOpen: (symbol: string) => void;
}): ReactElement[] {
  const closes = useSparklines(market, symbols);
  return symbols.map((symbol) => (
    <MarketRow key={symbol} symbol={symbol} closes={closes.get(symbol)} onOpen={onOpen} />
  ));
}

function Unavailable(): ReactElement {
  const t = useTexts('market');
  return (
    <EmptyState illustration={<Illustration name="offline" />} title={t('ticker_unavailable')}>
      {t('unavailable_text')}
    </EmptyState>
  );
}

import type { QuoteSocket } from '@exchange/quote-socket';
import { QuoteProvider } from '@exchange/quote-socket/react';
import { EmptyState } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ChartWindow } from './ChartWindow.tsx';
import { ConnectionState, useConnection } from './ConnectionState.tsx';
import { MarketRow, MarketRowPlaceholder } from './MarketRow.tsx';
import { useSparklines } from './useSparklines.ts';
import { useSymbols } from './useSymbols.ts';

/** As many rows as the place in the page is tall for (`--market-rows` in market.css). */
const shown = 8;

/** The market as a table. A row opens the chart of its symbol. */
export function MarketList({ services }: { services: Services }): ReactElement {
  const { quotes } = services;
  if (!quotes) return <Unavailable />;
  return (
    <QuoteProvider socket={quotes}>
      <Rows services={services} quotes={quotes} />
    </QuoteProvider>
  );
}

function Rows({ services, quotes }: { services: Services; quotes: QuoteSocket }): ReactElement {
  const t = useTexts('market');
  const connection = useConnection();
  const { symbols, hasFailed } = useSymbols(services);
  const [chosen, setChosen] = useState<string>();
  if (symbols === undefined ? hasFailed : symbols.length === 0) return <Unavailable />;
  return (
    <>
      <ConnectionState state={connection} />
      <table className="market__table" aria-busy={symbols === undefined}>
        <caption className="x-visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('symbol')}</th>
            <th scope="col" className="market__wide">
              {t('trend')}
            </th>
            <th scope="col" className="market__wide" data-numeric>
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
            <ListedRows services={services} symbols={symbols.slice(0, shown)} onOpen={setChosen} />
          ) : (
            Array.from({ length: shown }, (_, index) => <MarketRowPlaceholder key={index} />)
          )}
        </tbody>
      </table>
      {chosen === undefined ? null : (
        <ChartWindow
          services={services}
          socket={quotes}
          symbol={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function ListedRows({
  services,
  symbols,
  onOpen,
}: {
  services: Services;
  /** One at least. */
  symbols: readonly string[];
  onOpen: (symbol: string) => void;
}): ReactElement[] {
  const closes = useSparklines(services, symbols);
  return symbols.map((symbol) => (
    <MarketRow key={symbol} symbol={symbol} closes={closes.get(symbol)} onOpen={onOpen} />
  ));
}

function Unavailable(): ReactElement {
  const t = useTexts('market');
  return (
    <EmptyState kind="offline" title={t('ticker_unavailable')}>
      {t('unavailable_text')}
    </EmptyState>
  );
}

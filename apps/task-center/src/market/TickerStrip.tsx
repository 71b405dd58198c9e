import { QuoteProvider } from '@exchange/quote-socket/react';
import type { ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ConnectionState, useConnection } from './ConnectionState.tsx';
import { TickerItem, TickerPlaceholder } from './TickerItem.tsx';
import { useSymbols } from './useSymbols.ts';

/** As many as a wide screen shows; a narrow one scrolls. */
const shown = 7;

/** Live prices of the spot market, in one row that keeps its height from the first paint. */
export function TickerStrip(): ReactElement {
  const services = useServices();
  const isUnavailable = services !== undefined && services.quotes === undefined;
  return (
    <div className="ticker">
      <div className="page-width ticker__row">
        {isUnavailable ? (
          <ConnectionState state="unavailable" />
        ) : (
          <QuoteProvider socket={services?.quotes}>
            <Tickers services={services} />
          </QuoteProvider>
        )}
      </div>
    </div>
  );
}

function Tickers({ services }: { services: Services | undefined }): ReactElement {
  const t = useTexts('market');
  const connection = useConnection();
  const { symbols, hasFailed } = useSymbols(services);
  const isBroken = hasFailed && symbols === undefined;
  return (
    <>
      <ConnectionState state={isBroken ? 'unavailable' : connection} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys */}
      <ul className="ticker__list" aria-label={t('ticker_label')} tabIndex={0}>
        {symbols
          ? symbols.slice(0, shown).map((symbol) => <TickerItem key={symbol} symbol={symbol} />)
          : isBroken
            ? null
            : Array.from({ length: shown }, (_, index) => <TickerPlaceholder key={index} />)}
      </ul>
    </>
  );
}

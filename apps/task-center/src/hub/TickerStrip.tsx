import { QuoteProvider, useQuoteStatus } from '@exchange/quote-socket/react';
import { Icon } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { TickerItem, TickerPlaceholder } from './TickerItem.tsx';

/** As many as a wide screen shows; a narrow one scrolls. */
const shown = 7;

/** Live prices of the spot market, in one row that keeps its height from the first paint. */
export function TickerStrip(): ReactElement {
  const t = useTexts('hub');
  const services = useServices();
  const isUnavailable = services !== undefined && services.quotes === undefined;
  return (
    <section className="ticker" aria-label={t('ticker_label')}>
      <div className="page-width ticker__row">
        {isUnavailable ? (
          <TickerState state="unavailable" />
        ) : (
          <QuoteProvider socket={services?.quotes}>
            <Tickers services={services} />
          </QuoteProvider>
        )}
      </div>
    </section>
  );
}

function Tickers({ services }: { services: Services | undefined }): ReactElement {
  const t = useTexts('hub');
  const { status } = useQuoteStatus();
  const [symbols, setSymbols] = useState<readonly string[]>();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);

  // A market that could not be asked is asked again when the connection is back.
  const isOpen = status === 'open';
  useEffect(() => {
    if (!services) return undefined;
    const aborter = new AbortController();
    services.symbols(aborter.signal).then(
      (all) => setSymbols(all.slice(0, shown)),
      (error: unknown) => {
        if (!aborter.signal.aborted) services.report(error);
      },
    );
    return () => aborter.abort();
  }, [services, isOpen]);

  return (
    <>
      <TickerState state={isOpen ? 'live' : wasOpen ? 'reconnecting' : 'connecting'} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys */}
      <ul className="ticker__list" aria-label={t('ticker_change')} tabIndex={0}>
        {symbols
          ? symbols.map((symbol) => <TickerItem key={symbol} symbol={symbol} />)
          : Array.from({ length: shown }, (_, index) => <TickerPlaceholder key={index} />)}
      </ul>
    </>
  );
}

function TickerState({ state }: { state: keyof typeof icons }): ReactElement {
  const t = useTexts('hub');
  return (
    <p className="ticker__state" data-state={state} role="status">
      <Icon name={icons[state]} />
      {t(`ticker_${state}`)}
    </p>
  );
}

const icons = {
  live: 'pulse',
  connecting: 'clock',
  reconnecting: 'wifiOff',
  unavailable: 'wifiOff',
} as const;

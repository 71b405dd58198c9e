import { QuoteProvider, useQuoteStatus } from '@exchange/quote-socket/react';
import { Icon } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
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
          <TickerState state="unavailable" />
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
  const t = useTexts('hub');
  const { status } = useQuoteStatus();
  const { symbols, hasFailed } = useSymbols(services);
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);

  const isBroken = hasFailed && symbols === undefined;
  const connecting = wasOpen ? 'reconnecting' : 'connecting';
  return (
    <>
      <TickerState state={isBroken ? 'unavailable' : status === 'open' ? 'live' : connecting} />
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

function TickerState({ state }: { state: keyof typeof icons }): ReactElement {
  const t = useTexts('hub');
  return (
    <p className="ticker__state" data-state={state} role="status">
      <Icon name={icons[state]} />
      <span className="ticker__word">
        {/* The longest of the words that come and go holds the place: prices beside it stay put. */}
        {passing.map((each) => (
          <span
            key={each}
            className="ticker__space"
            aria-hidden="true"
            data-text={t(`ticker_${each}`)}
          />
        ))}
        <span>{t(`ticker_${state}`)}</span>
      </span>
    </p>
  );
}

/** States that follow each other while prices are shown. */
const passing = ['live', 'connecting', 'reconnecting'] as const;

const icons = {
  live: 'pulse',
  connecting: 'clock',
  reconnecting: 'wifiOff',
  unavailable: 'wifiOff',
} as const;

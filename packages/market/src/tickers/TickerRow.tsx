import { useTexts } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';
import { ConnectionState, type ConnectionName } from '../connection/ConnectionState.tsx';
import { OutageAnnouncer } from '../connection/OutageAnnouncer.tsx';
import { TickerPlaceholder } from './TickerPlaceholder.tsx';

/** Number of tickers on a wide screen. Must match the columns of `.ticker__list`. */
export const shownTickers = 7;

const placeholders = Array.from({ length: shownTickers }, (_, index) => (
  <TickerPlaceholder key={index} />
));

/** Connection state and prices, with placeholders of the same size until prices arrive. */
export function TickerRow({
  state,
  isOutOfView = false,
  indicator,
  children,
}: {
  state: ConnectionName;
  /** Whether the row is out of view. It is then not connected, so its state is not announced. */
  isOutOfView?: boolean;
  /** Shown in place of the connection state. */
  indicator?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('market');
  return (
    <>
      {indicator ?? <ConnectionState state={state} />}
      <OutageAnnouncer state={isOutOfView ? 'live' : state} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with arrow keys */}
      <ul className="ticker__list" aria-label={t('ticker_label')} tabIndex={0}>
        {children ?? (state === 'unavailable' ? null : placeholders)}
      </ul>
    </>
  );
}

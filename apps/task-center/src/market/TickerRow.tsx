import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { ConnectionState, type ConnectionName } from './ConnectionState.tsx';
import { TickerPlaceholder } from './TickerPlaceholder.tsx';

/** As many as a wide screen shows; a narrow one scrolls. `.ticker__list` has as many columns. */
export const shownTickers = 7;

/** The state of the link, and beside it the prices; placeholders of their size until there are some. */
export function TickerRow({
  state,
  children,
}: {
  state: ConnectionName;
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('market');
  return (
    <>
      <ConnectionState state={state} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys */}
      <ul className="ticker__list" aria-label={t('ticker_label')} tabIndex={0}>
        {children ??
          (state === 'unavailable'
            ? null
            : Array.from({ length: shownTickers }, (_, index) => (
                <TickerPlaceholder key={index} />
              )))}
      </ul>
    </>
  );
}

import { useTexts } from '@exchange/site/page';
import { useEffect, useState, type ReactElement } from 'react';
import type { ConnectionName } from './ConnectionState.tsx';

/** Duration in ms after which an interruption is announced. Most reconnects are shorter. */
const patience = 5_000;

/**
 * Announces long interruptions of the prices to screen readers. Use it once per page: the ticker,
 * the list and the chart share one connection.
 */
export function OutageAnnouncer({ state }: { state: ConnectionName }): ReactElement {
  const t = useTexts('market');
  const [announced, setAnnounced] = useState<ConnectionName>('live');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(state), patience);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span className="x-visually-hidden" role="status">
      {announced === 'live' ? '' : t(`ticker_${announced}`)}
    </span>
  );
}

import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import { useServices } from '../../context/useServices.ts';
import { loadChunk } from '../../services/browser/loadChunk.ts';
import { ConnectionState } from '../ConnectionState.tsx';
import { TickerRow } from './TickerRow.tsx';

// Prices need the services, so their components are not part of the initial scripts.
const LiveTickers = dynamic(
  () => loadChunk(async () => (await import('./LiveTickers.tsx')).LiveTickers),
  {
    ssr: false,
    loading: ({ error }) => <TickerRow state={error ? 'unavailable' : 'connecting'} />,
  },
);

/** Live spot prices in one row of fixed height. */
export function TickerStrip(): ReactElement {
  const market = useServices()?.market;
  return (
    <div className="ticker">
      <div className="page-width ticker__row">
        {market === undefined ? (
          <TickerRow state="connecting" />
        ) : market.quotes === undefined ? (
          <ConnectionState state="unavailable" />
        ) : (
          <LiveTickers market={market} quotes={market.quotes} />
        )}
      </div>
    </div>
  );
}

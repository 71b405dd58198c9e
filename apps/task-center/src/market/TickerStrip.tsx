import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import { useServices } from '../runtime/useServices.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { TickerRow } from './TickerRow.tsx';

// There are no prices before the services are here: what shows them need not be in the first scripts.
const LiveTickers = dynamic(
  () => loadChunk(async () => (await import('./LiveTickers.tsx')).LiveTickers),
  {
    ssr: false,
    loading: ({ error }) => <TickerRow state={error ? 'unavailable' : 'connecting'} />,
  },
);

/** Live prices of the spot market, in one row that keeps its height from the first paint. */
export function TickerStrip(): ReactElement {
  const services = useServices();
  return (
    <div className="ticker">
      <div className="page-width ticker__row">
        {services === undefined ? (
          <TickerRow state="connecting" />
        ) : services.quotes === undefined ? (
          <ConnectionState state="unavailable" />
        ) : (
          <LiveTickers services={services} quotes={services.quotes} />
        )}
      </div>
    </div>
  );
}

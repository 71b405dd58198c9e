import { loadChunk } from '@exchange/site/services/browser';
import dynamic from 'next/dynamic';
import { useRef, type ReactElement } from 'react';
import type { Market } from '../service/createMarket.ts';
import { useIsNear } from '../useIsNear.ts';
import { TickerRow } from './TickerRow.tsx';

// Loaded lazily, because prices can be shown only after the services have loaded.
const LiveTickers = dynamic(
  () => loadChunk(async () => (await import('./LiveTickers.tsx')).LiveTickers),
  {
    ssr: false,
    loading: ({ error }) => <TickerRow state={error ? 'unavailable' : 'connecting'} />,
  },
);

/**
 * Live spot prices in one row of fixed height. They load when the row is near the viewport. Phones hide the row.
 *
 * @param market - undefined until the services have loaded
 */
export function TickerStrip({ market }: { market: Market | undefined }): ReactElement {
  const containerRef = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(containerRef);
  return (
    <div className="ticker" ref={containerRef}>
      <div className="page-width ticker__row">
        {isNear && market ? (
          <LiveTickers market={market} containerRef={containerRef} />
        ) : (
          <TickerRow state="connecting" isOutOfView />
        )}
      </div>
    </div>
  );
}

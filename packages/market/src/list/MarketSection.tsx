import { useTexts } from '@exchange/site/page';
import { ScreenFailure } from '@exchange/site/page/failures';
import { loadChunk } from '@exchange/site/services/browser';
import { Card } from '@exchange/ui';
import dynamic from 'next/dynamic';
import { useRef, type ReactElement } from 'react';
import type { Market } from '../service/createMarket.ts';
import { useIsNear } from '../useIsNear.ts';

const MarketList = dynamic(
  () => loadChunk(async () => (await import('./MarketList.tsx')).MarketList),
  { ssr: false, loading: ({ error }) => (error ? <ScreenFailure /> : null) },
);

/**
 * Market prices with charts. Loads when it is near the viewport. CSS reserves its space.
 *
 * @param market - undefined until the services have loaded
 */
export function MarketSection({ market }: { market: Market | undefined }): ReactElement {
  const t = useTexts('market');
  const containerRef = useRef<HTMLElement>(null);
  const isNear = useIsNear(containerRef);
  return (
    <section className="section page-width" aria-labelledby="market">
      <h2 id="market">{t('title')}</h2>
      <Card className="market" ref={containerRef}>
        {isNear && market ? <MarketList market={market} containerRef={containerRef} /> : null}
      </Card>
    </section>
  );
}

import dynamic from 'next/dynamic';
import { useRef, type ReactElement } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import { useServices } from '../runtime/useServices.ts';
import { ScreenFailure } from '../screen/ScreenFailure.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { useIsNear } from './useIsNear.ts';

const MarketList = dynamic(
  () => loadChunk(async () => (await import('./MarketList.tsx')).MarketList),
  { ssr: false, loading: ({ error }) => (error ? <ScreenFailure /> : null) },
);

/** Prices of some symbols, each with its chart. Loaded when it comes near; its place is kept. */
export function MarketSection(): ReactElement {
  const t = useTexts('market');
  const services = useServices();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <section className="section page-width" aria-labelledby="market">
      <h2 id="market">{t('title')}</h2>
      <div className="market" ref={place}>
        {isNear && services ? <MarketList services={services} /> : null}
      </div>
    </section>
  );
}

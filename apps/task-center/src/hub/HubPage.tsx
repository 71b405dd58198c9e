import Head from 'next/head';
import type { ReactElement } from 'react';
import { MarketSection } from '../market/MarketSection.tsx';
import { TickerStrip } from '../market/TickerStrip.tsx';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { RegionBoundary } from '../shell/RegionBoundary.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Hero } from './Hero.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { RewardKinds } from './RewardKinds.tsx';
import { Steps } from './Steps.tsx';

const HubScreen = lazyScreen(
  () => import('./HubScreen.tsx').then(({ HubScreen }) => HubScreen),
  HubSkeleton,
);

/** Home page of the task centre. */
export function HubPage(): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <Head>
        <title>{t('meta_title')}</title>
        <meta name="description" content={t('meta_description')} />
      </Head>
      <RegionBoundary>
        <TickerStrip />
      </RegionBoundary>
      <Hero />
      <HubScreen />
      <RegionBoundary>
        <MarketSection />
      </RegionBoundary>
      <Steps />
      <RewardKinds />
    </>
  );
}

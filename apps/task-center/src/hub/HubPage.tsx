import Head from 'next/head';
import { Suspense, type ReactElement } from 'react';
import { MarketSection } from '../market/MarketSection.tsx';
import { TickerStrip } from '../market/TickerStrip.tsx';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Hero } from './Hero.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';
import { RewardKinds } from './RewardKinds.tsx';
import { Steps } from './Steps.tsx';

const HubScreen = lazyScreen(
  () => import('./HubScreen.tsx').then(({ HubScreen }) => HubScreen),
  HubSkeleton,
);

/** The first page of the task centre. */
export function HubPage(): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <Head>
        <title>{t('meta_title')}</title>
        <meta name="description" content={t('meta_description')} />
      </Head>
      {/* React takes over each of these in a task of its own. Near the page's beginning only: beyond
          its first 12 kB React would write them hidden, for a script to show. */}
      <Suspense>
        <TickerStrip />
      </Suspense>
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <HubScreen />
      </Suspense>
      <MarketSection />
      <Steps />
      <RewardKinds />
    </>
  );
}

import { useTexts } from '@exchange/site/page';
import { RegionBoundary } from '@exchange/site/page/failures';
import Head from 'next/head';
import type { ReactElement, ReactNode } from 'react';
import { lazyScreen } from '../data/lazyScreen.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Hero } from './Hero.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';

const HubScreen = lazyScreen(
  () => import('./HubScreen.tsx').then(({ HubScreen }) => HubScreen),
  HubSkeleton,
);

/**
 * Home page of the task centre.
 *
 * @param tickers - shown above the headline
 * @param markets - shown below the tasks
 */
export function HubPage({
  tickers,
  markets,
}: {
  tickers: ReactNode;
  markets: ReactNode;
}): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <Head>
        <title>{t('meta_title')}</title>
        <meta name="description" content={t('meta_description')} />
      </Head>
      <RegionBoundary>{tickers}</RegionBoundary>
      <Hero />
      <HubScreen />
      <RegionBoundary>{markets}</RegionBoundary>
      <GettingStarted />
    </>
  );
}

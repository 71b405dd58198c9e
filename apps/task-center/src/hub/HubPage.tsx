import { MarketSection, TickerStrip } from '@exchange/market';
import { useServices, useTexts } from '@exchange/site/page';
import { RegionBoundary } from '@exchange/site/page/failures';
import Head from 'next/head';
import type { ReactElement } from 'react';
import { features } from '../../app.config.ts';
import { lazyScreen } from '../data/lazyScreen.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Hero } from './Hero.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';

const HubScreen = lazyScreen(
  () => import('./HubScreen.tsx').then(({ HubScreen }) => HubScreen),
  HubSkeleton,
);

/** Home page of the task centre: tasks, rewards and check-in, between the prices of the market. */
export function HubPage(): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <Head>
        <title>{t('meta_title')}</title>
        <meta name="description" content={t('meta_description')} />
      </Head>
      <RegionBoundary>{features.market ? <Tickers /> : null}</RegionBoundary>
      <Hero />
      <HubScreen />
      <RegionBoundary>{features.market ? <Markets /> : null}</RegionBoundary>
      <GettingStarted />
    </>
  );
}

function Tickers(): ReactElement {
  return <TickerStrip market={useServices()?.market} />;
}

function Markets(): ReactElement {
  return <MarketSection market={useServices()?.market} />;
}

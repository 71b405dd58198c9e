import { MarketSection, TickerStrip } from '@exchange/market';
import { useServices, useTexts } from '@exchange/site/page';
import { RegionBoundary } from '@exchange/site/page/failures';
import Head from 'next/head';
import type { ReactElement } from 'react';
import { appFeatures } from '../../app.config.ts';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Hero } from './Hero.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';

const HubScreen = lazyDataScreen(
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
      <RegionBoundary>{appFeatures.market ? <Tickers /> : null}</RegionBoundary>
      <Hero />
      <HubScreen />
      <RegionBoundary>{appFeatures.market ? <Markets /> : null}</RegionBoundary>
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

import Head from 'next/head';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { Faq } from './Faq.tsx';
import { Hero } from './Hero.tsx';
import { RewardKinds } from './RewardKinds.tsx';
import { Steps } from './Steps.tsx';
import { TickerStrip } from './TickerStrip.tsx';

/** The first page of the task centre. */
export function HubPage(): ReactElement {
  const t = useTexts('hub');
  return (
    <>
      <Head>
        <title>{t('meta_title')}</title>
        <meta name="description" content={t('meta_description')} />
      </Head>
      <TickerStrip />
      <Hero />
      <Steps />
      <RewardKinds />
      <Faq />
    </>
  );
}

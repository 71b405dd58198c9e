import { pathFrom, usePage, useTexts } from '../page/index.ts';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import Head from 'next/head';
import type { ReactElement } from 'react';

/**
 * Replaces every page of an edition where the app is not offered. Makes no offers.
 *
 * @param title - name of the app
 */
export function ClosedPage({ title }: { title: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  return (
    <div className="hero hero--small page-width">
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <EmptyState
        illustration={<Illustration name="regionBlocked" />}
        title={t('failure_regionBlocked_title')}
        action={<Button href={pathFrom(page, page.links.markets)}>{t('failure_markets')}</Button>}
      >
        {t('failure_regionBlocked_text')}
      </EmptyState>
    </div>
  );
}

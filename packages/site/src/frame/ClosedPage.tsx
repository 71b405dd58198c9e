import Head from 'next/head';
import type { ReactElement } from 'react';
import { FailurePanel } from '../page/failures/index.ts';

/**
 * Replaces every page of an edition where the app is not offered. Makes no offers.
 *
 * @param title - name of the app
 */
export function ClosedPage({ title }: { title: string }): ReactElement {
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <FailurePanel reason="regionBlocked" />
    </>
  );
}

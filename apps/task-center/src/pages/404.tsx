import { Button } from '@exchange/ui';
import Head from 'next/head';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { useTexts } from '../texts/useTexts.ts';

export { missingProps as getStaticProps } from '../page/staticPage.ts';

/** An address that leads nowhere. One page for all of them, so it is in English. */
export default function NotFoundPage(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  return (
    <>
      <Head>
        <title>{t('not_found_title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="message-page page-width">
        <h1>{t('not_found_title')}</h1>
        <p>{t('not_found_text')}</p>
        <Button variant="primary" href={pathFrom(page, '/task-center')}>
          {t('not_found_action')}
        </Button>
      </div>
    </>
  );
}

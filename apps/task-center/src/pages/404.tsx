import { Button } from '@exchange/ui';
import Head from 'next/head';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { useAddressedLanguage } from '../texts/useAddressedLanguage.ts';
import { useTexts } from '../texts/useTexts.ts';

export { missingProps as getStaticProps } from '../page/staticPage.ts';

/** An address that leads nowhere. One file for all of them, in English until it runs. */
export default function NotFoundPage(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const locale = useAddressedLanguage();
  const address = locale === undefined ? page : { locale, isLocaleInPath: true };
  return (
    <>
      <Head>
        <title>{t('not_found_title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="message-page page-width">
        <h1>{t('not_found_title')}</h1>
        <p>{t('not_found_text')}</p>
        <Button variant="primary" href={pathFrom(address, '/task-center')}>
          {t('not_found_action')}
        </Button>
      </div>
    </>
  );
}

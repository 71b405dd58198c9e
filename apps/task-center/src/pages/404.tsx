import { pathFrom, useAddressedLanguage, usePage, useTexts } from '@exchange/site/page';
import { Button, Illustration } from '@exchange/ui';
import Head from 'next/head';
import { useEffect, type ReactElement } from 'react';
import { translateFrame } from '@exchange/site/frame/document';
import { footerColumns } from '../paths/navigation.ts';

export { missingProps as getStaticProps } from '../shell/staticPage.ts';

/** The 404 page. The export contains one English file for all missing URLs, which a script translates. */
export default function NotFoundPage(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  useAddressedLanguage();

  useEffect(() => {
    if (page.isLocaleInPath) translateFrame(t, footerColumns(t, page));
  }, [t, page]);

  return (
    <>
      <Head>
        <title>{t('not_found_title')}</title>
      </Head>
      <div className="message-page page-width">
        <Illustration name="notFound" />
        <h1>{t('not_found_title')}</h1>
        <p>{t('not_found_text')}</p>
        <Button variant="primary" href={pathFrom(page, '/task-center')}>
          {t('not_found_action')}
        </Button>
      </div>
    </>
  );
}

import { Button, Illustration } from '@exchange/ui';
import Head from 'next/head';
import { useEffect, type ReactElement } from 'react';
import { pathFrom, useAddressedLanguage, usePage, useTexts } from '../page/index.ts';
import { translateFrame } from './document/translateFrame.ts';
import { footerColumns } from './frameLinks.ts';
import { useShell } from './ShellContext.ts';

/** The 404 page. The export contains one English file for all missing URLs, which a script translates. */
export function NotFoundPage(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const { app } = useShell();
  useAddressedLanguage();

  useEffect(() => {
    if (page.isLocaleInPath) translateFrame(t, footerColumns(app, { t, page }));
  }, [app, t, page]);

  return (
    <>
      <Head>
        <title>{t('not_found_title')}</title>
      </Head>
      <div className="message-page page-width">
        <Illustration name="notFound" />
        <h1>{t('not_found_title')}</h1>
        <p>{t('not_found_text')}</p>
        <Button variant="primary" href={pathFrom(page, page.links.home)}>
          {t('not_found_action')}
        </Button>
      </div>
    </>
  );
}

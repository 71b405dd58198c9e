import '@exchange/ui/reset.css';
import '@exchange/ui/styles.css';
import { ServicesProvider } from '@exchange/site/page';
import type { AppParameters } from '@exchange/site/page/start';
import '../shell/styles.css';
import Head from 'next/head';
import type { ReactElement } from 'react';
import type { PageProps } from '../shell/staticPage.ts';
import { loadServices } from '../services/loadServices.ts';
import { Shell } from '../shell/Shell.tsx';

/** Loads in parallel with the page's own scripts. */
const loading = typeof window === 'undefined' ? undefined : loadServices();
loading?.catch((error: unknown) =>
  console.error(
    'The page could not start, so only its static content works. Reload it or update the browser.',
    error,
  ),
);

/** The application shell, `/_app` (spec 2.2). */
export default function App({
  Component,
  pageProps,
  router,
}: AppParameters<Partial<PageProps>>): ReactElement {
  // Next's `_error` page has no props. It is rendered without the shell, which has just failed.
  if (!hasTexts(pageProps)) return <Component />;
  return (
    <ServicesProvider loading={loading}>
      <Shell page={pageProps} file={router.pathname}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <Component {...pageProps} />
      </Shell>
    </ServicesProvider>
  );
}

function hasTexts(props: Partial<PageProps>): props is PageProps {
  return props.texts !== undefined;
}

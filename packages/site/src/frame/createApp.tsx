import Head from 'next/head';
import type { ComponentType, ReactElement } from 'react';
import { ServicesProvider, type PageProps, type Services } from '../page/index.ts';
import type { AppParameters } from '../page/start/startPage.tsx';
import { nextTask } from '../services/browser/index.ts';
import type { ShellOptions } from './ShellContext.ts';
import { SiteShell } from './SiteShell.tsx';

/**
 * Returns the application shell, for `_app.tsx` (spec 2.2). Call it when the module is loaded: in a
 * browser, it starts the services.
 *
 * @param createServices - creates the services of the app's pages, with `createSiteServices`
 */
export function createApp(
  options: ShellOptions,
  createServices: (window: Window) => Services,
): ComponentType<AppParameters<Partial<PageProps>>> {
  const { window } = globalThis as { window?: Window };
  // Lets the browser handle input before the services run, because parsing their code took time.
  const loading = window && nextTask().then(() => createServices(window));
  loading?.catch((error: unknown) =>
    // eslint-disable-next-line no-console -- there are no services that could report it
    console.error(
      'The page could not start, so only its static content works. Reload it or update the browser.',
      error,
    ),
  );

  return function App({ Component, pageProps, router }): ReactElement {
    // Next's `_error` page has no props. It is rendered without the shell, which has just failed.
    if (!hasTexts(pageProps)) return <Component />;
    return (
      <ServicesProvider loading={loading}>
        <SiteShell options={options} page={pageProps} file={router.pathname}>
          <Head>
            <meta name="viewport" content="width=device-width, initial-scale=1" />
          </Head>
          <Component {...pageProps} />
        </SiteShell>
      </ServicesProvider>
    );
  };
}

function hasTexts(props: Partial<PageProps>): props is PageProps {
  return props.texts !== undefined;
}

import { nextTask } from '@exchange/site-runtime/browser';
import type { AppProps } from 'next/app';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import {
  startTransition,
  useLayoutEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RegionBoundary } from '../failures/RegionBoundary.tsx';
import { entryPoints, type EntryPointQueue } from './entryPoints.ts';

/** Next's props of an app that `startPage` provides. */
export type AppParameters<PageProps = object> = Pick<
  AppProps<PageProps>,
  'Component' | 'pageProps'
> & {
  router: { pathname: string };
};

interface StartWindow extends Window {
  /** Set by a script that the app's build writes for each page. */
  pageProps?: AppParameters['pageProps'];
  __NEXT_P?: EntryPointQueue;
}

/**
 * Hydrates a page of Next's static export. Replaces Next's client, which contains a router and a page loader that
 * this site does not use, because each page is a document.
 *
 * @param ErrorPage - replaces the page if it cannot start
 * @param log - logs an error, such as `console.error`
 */
export async function startPage(
  window: StartWindow,
  ErrorPage: ComponentType,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const { document, pageProps } = window;
  // The script with the props failed to load. The static page stays, and an inline script reloads it.
  if (!pageProps) return;
  const container = document.getElementById('__next') as HTMLElement;
  const entryPoint = entryPoints(window);
  try {
    const json = document.getElementById('__NEXT_DATA__')?.textContent ?? '';
    const data = JSON.parse(json) as NEXT_DATA;
    // Telemetry reads the release and the page from it.
    window.__NEXT_DATA__ = data;
    const loadApp = await entryPoint('/_app');
    // Modules run in a task after React's.
    await nextTask();
    const App = loadApp().default as ComponentType<AppParameters>;
    const loadPage = await entryPoint(data.page);
    const parameters = {
      Component: loadPage().default as AppParameters['Component'],
      pageProps,
      router: { pathname: data.page },
    };
    const page = renderPage(App, parameters, ErrorPage);
    performance.mark('beforeHydration');
    // In a transition, React hydrates in tasks of a few milliseconds.
    startTransition(() => void hydrateRoot(container, page));
  } catch (error) {
    log('The page could not start. Reload it or update the browser.', error);
    createRoot(container).render(<ErrorPage />);
  }
}

/** The shape of the tree must be the one that Next renders into the HTML, because `useId` depends on it. */
function renderPage(
  App: ComponentType<AppParameters>,
  parameters: AppParameters,
  ErrorPage: ComponentType,
): ReactElement {
  return (
    <RegionBoundary fallback={<ErrorPage />}>
      <Mark />
      <HeadManagerContext value={initHeadManager()}>
        <App {...parameters} />
        {null}
      </HeadManagerContext>
    </RegionBoundary>
  );
}

/** Marks the end of hydration on the browser's timeline. */
function Mark(): ReactNode {
  useLayoutEffect(() => void performance.mark('afterHydration'), []);
  return null;
}

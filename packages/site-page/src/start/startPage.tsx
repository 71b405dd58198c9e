import { RegionBoundary } from '@exchange/site-page/failures';
import { nextTask } from '@exchange/site-runtime/browser';
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
import type { AppParameters } from '../pages/_app.tsx';
import ErrorPage from '../pages/_error.tsx';
import { entryPoints, type EntryPointQueue } from './entryPoints.ts';

interface StartWindow extends Window {
  /** Set by the script that the build writes for each page (`build/scripts/pageData.ts`). */
  pageProps?: AppParameters['pageProps'];
  __NEXT_P?: EntryPointQueue;
}

/**
 * Hydrates a page of Next's static export. Replaces Next's client, which contains a router and a page loader that
 * this site does not use, because each page is a document.
 */
export async function startPage(window: StartWindow): Promise<void> {
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
    const page = renderPage(App, {
      Component: loadPage().default as AppParameters['Component'],
      pageProps,
      router: { pathname: data.page },
    });
    performance.mark('beforeHydration');
    // In a transition, React hydrates in tasks of a few milliseconds.
    startTransition(() => void hydrateRoot(container, page));
  } catch (error) {
    console.error('The page could not start. Reload it or update the browser.', error);
    createRoot(container).render(<ErrorPage />);
  }
}

/** The shape of the tree must be the one that Next renders into the HTML, because `useId` depends on it. */
function renderPage(App: ComponentType<AppParameters>, parameters: AppParameters): ReactElement {
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

/**
 * Our client for pages of Next's static export, in place of Next's own, which contains a router and a page loader for
 * navigation without a document. Each page of this site is a document. `next.config.ts` of an app selects the client.
 *
 * It uses these internals of Next, which an update can change:
 *
 * - The scripts of the build call `window.__NEXT_P.push([path, load])`, for `/_app` and for the page.
 * - `#__next` is React's root, and `#__NEXT_DATA__` contains JSON with `page`, the path of the page, and `buildId`.
 * - `HeadManagerContext` and `initHeadManager`, for `next/head`.
 * - Next renders a page in a boundary with a sibling before the app, and `null` after it (`renderPage`). `useId`
 *   depends on that shape.
 *
 * `next/dynamic` works. `next/router` and `next/link` don't.
 */
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
import { nextTask } from '../../services/browser/whenIdle.ts';
import { whenScriptsRan } from '../../services/browser/whenScriptsRan.ts';
import { RegionBoundary } from '../failures/RegionBoundary.tsx';

/** Next's props of an app that `startPage` provides. */
export type AppParameters<PageProps = object> = Pick<
  AppProps<PageProps>,
  'Component' | 'pageProps'
> & {
  router: { pathname: string };
};

/** Runs the module of an entry point. */
type Load = () => { default: ComponentType<never> };

/** The app or a page: its path, and a function that runs its module. */
export type EntryPoint = readonly [path: string, load: Load];

interface StartWindow extends Window {
  /** Set by a deferred script that the app's build writes for each page. */
  pageProps?: AppParameters['pageProps'];
  /** Entry points that scripts have registered. An array until the page starts. */
  __NEXT_P?: { push(entry: EntryPoint): unknown };
}

/**
 * Hydrates a page.
 *
 * @param ErrorPage - replaces the page if it cannot start
 * @param log - logs an error, such as `console.error`
 */
export async function startPage(
  window: StartWindow,
  ErrorPage: ComponentType,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const { document } = window;
  const container = document.getElementById('__next') as HTMLElement;
  const entryPoint = entryPoints(window);
  try {
    const json = document.getElementById('__NEXT_DATA__')?.textContent ?? '';
    const data = JSON.parse(json) as NEXT_DATA;
    // Telemetry reads the release and the page from it.
    window.__NEXT_DATA__ = data;
    const loadApp = await entryPoint('/_app');
    // The modules of the app and of the page run in tasks of their own.
    await nextTask();
    const App = loadApp().default as ComponentType<AppParameters>;
    const loadPage = await entryPoint(data.page);
    await whenScriptsRan(window);
    await nextTask();
    const { pageProps } = window;
    // The script with the props failed to load. The static page stays, and an inline script reloads it.
    if (!pageProps) return;
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

/**
 * Receives the entry points that scripts have registered or register later.
 *
 * @returns a function that resolves to the entry point with a path, once it is registered
 */
function entryPoints(window: StartWindow): (path: string) => Promise<Load> {
  const loads = new Map(window.__NEXT_P as readonly EntryPoint[] | undefined);
  const waiting = new Map<string, (load: Load) => void>();
  window.__NEXT_P = {
    push([path, load]) {
      loads.set(path, load);
      waiting.get(path)?.(load);
    },
  };
  return (path) =>
    new Promise((resolve) => {
      const load = loads.get(path);
      if (load) resolve(load);
      else waiting.set(path, resolve);
    });
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

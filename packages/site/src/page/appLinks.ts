import { openApp } from '@exchange/app-bridge/open';
import { useEffect, useRef, type MouseEvent } from 'react';
import { usePage } from './page/PageContext.ts';
import { pathFrom } from './page/pathFrom.ts';
import { useServices } from './services/ServicesContext.ts';

/**
 * Returns a click handler for links into the app. It tries to open the app and keeps the visitor on
 * the page if the app does not open.
 *
 * @param onMissing - called if the page is still visible after a delay, so the app did not open
 */
export function useOpenApp(onMissing: () => void): (event: MouseEvent<HTMLElement>) => void {
  const services = useServices();
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  return (event) => {
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    aborter.current?.abort();
    aborter.current = new AbortController();
    openApp(href, { signal: aborter.current.signal }).then(
      (outcome) => {
        if (outcome === 'missing') onMissing();
      },
      (error: unknown) => services?.report(error),
    );
  };
}

/**
 * Returns a function that converts a path of the site to a link. Inside the app, the link opens the
 * matching native screen, if there is one.
 */
export function useGoLink(): (path: string) => string {
  const page = usePage();
  const app = useServices()?.app;
  return (path) => app?.screenOf(path) ?? pathFrom(page, path);
}

import { useEffect } from 'react';
import { features } from '../../exchange.config.ts';
import { pathFrom, usePage, useServices } from '../page/index.ts';
import { whenIdle } from '../services/browser/index.ts';
import { registerWorker, workerPath } from '../services/service-worker/registerWorker.ts';
import { useShell } from './ShellContext.ts';

/** Starts the session when the page mounts, and helper scripts, telemetry and the service worker when it is idle. */
export function usePageStart(): void {
  const services = useServices();
  const page = usePage();
  const scope = pathFrom({ ...page, edition: undefined }, page.links.home);
  const { basePath } = useShell().app;
  useEffect(() => {
    if (!services) return undefined;
    const { account, analytics, helpers, host, telemetry } = services;
    analytics.track('view', { what: 'page' });
    void whenIdle(globalThis.window).then(() => {
      void helpers?.loadForPage();
      void telemetry?.start();
      if (features.serviceWorker && host.trusted)
        void registerWorker(navigator, { path: workerPath(basePath), scope });
    });
    return account.watch();
  }, [services, scope, basePath]);
}

import { useEffect } from 'react';
import { useServices } from '../context/useServices.ts';
import { whenIdle } from '../services/browser/whenIdle.ts';

/** Starts the session, the analytics and the helper scripts when the page mounts. */
export function usePageStart(): void {
  const services = useServices();
  useEffect(() => {
    if (!services) return undefined;
    const { account, analytics, helpers } = services;
    analytics.track('view', { what: 'page' });
    void whenIdle(window).then(() => helpers?.loadForPage());
    return account.watch();
  }, [services]);
}

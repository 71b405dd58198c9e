import { useEffect } from 'react';
import { useServices } from '../context/useServices.ts';

/** Starts the session, the analytics and the helper scripts when the page mounts. */
export function usePageStart(): void {
  const services = useServices();
  useEffect(() => {
    if (!services) return undefined;
    void services.session.refresh();
    services.track('view', { what: 'page' });
    void services.loadHelpers();
    return services.watchToken();
  }, [services]);
}

import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/** What begins once a page runs, and ends with it: who is here, what they see, which helpers load. */
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

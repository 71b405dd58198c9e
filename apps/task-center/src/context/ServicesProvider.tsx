import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { onServices, ServicesContext, servicesState, type ServicesState } from './useServices.ts';

/**
 * Provides the services once they are loaded. They affect the whole page, so the update is a
 * transition, which React can interrupt for user input.
 */
export function ServicesProvider({ children }: { children: ReactNode }): ReactElement {
  const [state, setState] = useState<ServicesState>({});
  useEffect(() => {
    const take = () => startTransition(() => setState(servicesState()));
    take();
    return onServices(take);
  }, []);
  return <ServicesContext value={state}>{children}</ServicesContext>;
}

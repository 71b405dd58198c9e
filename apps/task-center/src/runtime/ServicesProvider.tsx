import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { onServices, ServicesContext, servicesState, type ServicesState } from './useServices.ts';

/**
 * Gives the page its services once they are there. All of the page hears of them, so they come as a
 * transition: React draws in slices, and answers a visitor between two of them.
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

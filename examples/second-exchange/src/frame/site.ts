import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '../account/account.ts';
import type { Services } from '../services.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** @throws Error outside of a `ServicesContext` */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('Render this component inside of <Site>.');
  return services;
}

export function useVisitor(): Visitor {
  const { account } = useServices();
  return useSyncExternalStore(account.subscribe, account.getVisitor, account.getVisitor);
}

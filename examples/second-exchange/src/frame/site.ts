import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '../account/account.ts';
import type { Services } from '../services.ts';
import type { Place } from './place.ts';

export const PlaceContext = createContext<Place | undefined>(undefined);
export const ServicesContext = createContext<Services | undefined>(undefined);

/** @throws Error outside of a `SiteFrame` */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('Render this component inside of <SiteFrame>.');
  return place;
}

/** @throws Error outside of a `SiteServices` */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('Render this component inside of <SiteServices>.');
  return services;
}

export function useVisitor(): Visitor {
  const { account } = useServices();
  return useSyncExternalStore(account.subscribe, account.getVisitor, account.getVisitor);
}

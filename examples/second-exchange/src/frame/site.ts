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

/** Returns the services. Undefined until they are connected, so also in the HTML that a server renders. */
export function useServices(): Services | undefined {
  return useContext(ServicesContext);
}

/** Returns the visitor, who is unknown until the profile has loaded. */
export function useVisitor(): Visitor {
  const account = useServices()?.account;
  const visitor = () => account?.getVisitor();
  return useSyncExternalStore(account?.subscribe ?? neverChanges, visitor, () => undefined);
}

const neverChanges = () => () => {};

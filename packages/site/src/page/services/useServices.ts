import { createContext, useContext } from 'react';
import type { Services } from '../register.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns the page's services. Undefined in the static HTML, during hydration, and until they have loaded. */
export function useServices(): Services | undefined {
  return useContext(ServicesContext);
}

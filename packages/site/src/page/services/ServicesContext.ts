import { createContext, useContext } from 'react';
import type { Services } from '../register.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns the page's services. Undefined in the static HTML, during hydration, and until they have loaded. */
export function useServices(): Services | undefined {
  return useContext(ServicesContext);
}

/** State of the page's start: whether a required part failed. */
export interface StartFailure {
  /**
   * Reason why the page works partly or not at all: a ChunkError or an unsupported browser.
   * Undefined if everything started.
   */
  failure: unknown;
  /** Records that a required part could not be loaded. */
  setFailure: (failure: unknown) => void;
}

export const StartFailureContext = createContext<StartFailure>({
  failure: undefined,
  setFailure: () => undefined,
});

export function useStartFailure(): StartFailure {
  return useContext(StartFailureContext);
}

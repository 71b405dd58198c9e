import { createContext, useContext } from 'react';
import { loadChunk } from '../services/browser/loadChunk.ts';
import { nextTask } from '../services/browser/nextTask.ts';
import type { Services } from '../services/services.ts';

/** Result of loading the services. Empty while they load. */
export interface ServicesState {
  services?: Services;
  /** Reason why the page works partly or not at all: a ChunkError or an unsupported browser. */
  failure?: unknown;
}

let state: ServicesState = {};
let hasStarted = false;
const listeners = new Set<() => void>();

/**
 * Loads the services: HTTP, app bridge and quotes. They are not part of the initial scripts,
 * because the page is readable without them. Repeated calls do nothing. Never rejects.
 */
export async function loadServices(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  try {
    const { createServices } = await loadChunk(() => import('../services/services.ts'));
    // Let the browser handle input after parsing the code.
    await nextTask();
    state = { ...state, services: createServices(window) };
  } catch (failure) {
    state = { failure };
    console.error(
      'The page could not start, so only its static content works. Reload it or update the browser.',
      failure,
    );
  }
  notifyListeners();
}

/** Records that a required part of the page could not be loaded, and rethrows the error. */
export function noteFailure(error: unknown): never {
  state = { ...state, failure: error };
  notifyListeners();
  throw error;
}

/** Current state, for `ServicesProvider`. */
export function servicesState(): ServicesState {
  return state;
}

/**
 * Adds a listener for state changes, for `ServicesProvider`. Returns a function that removes it.
 */
export function onServices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Services for event handlers and other late callbacks. Undefined until loaded. */
export function currentServices(): Services | undefined {
  return state.services;
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

export const ServicesContext = createContext<ServicesState>({});

/** The page's services. Undefined in the static HTML, during hydration, and until loaded. */
export function useServices(): Services | undefined {
  return useContext(ServicesContext).services;
}

/** Reason why the page works partly or not at all: a ChunkError or an unsupported browser. */
export function useServicesFailure(): unknown {
  return useContext(ServicesContext).failure;
}

import { createContext, useContext } from 'react';
import { loadChunk } from './loadChunk.ts';
import { nextTask } from './nextTask.ts';
import type { Services } from './services.ts';

/** What became of loading the services: empty until it is over. */
export interface ServicesState {
  services?: Services;
  /** Why the page does not run, or not all of it: a `ChunkError`, or a browser that lacks what it needs. */
  failure?: unknown;
}

let state: ServicesState = {};
let isAskedFor = false;
const listeners = new Set<() => void>();

/**
 * Begins to load what a running page talks with: HTTP, the app's bridge, quotes. It is no part of the
 * first scripts, because the page can be read without it. Runs once; never rejects.
 */
export async function loadServices(): Promise<void> {
  if (isAskedFor) return;
  isAskedFor = true;
  try {
    const { createServices } = await loadChunk(() => import('./services.ts'));
    // Reading the code was work enough for one task.
    await nextTask();
    state = { ...state, services: createServices(window) };
  } catch (failure) {
    state = { failure };
    console.error('The page cannot run in this browser; it stays as it was served.', failure);
  }
  tellListeners();
}

/** Says that a part of every page could not be loaded, and fails with the same error. */
export function noteFailure(error: unknown): never {
  state = { ...state, failure: error };
  tellListeners();
  throw error;
}

/** For `ServicesProvider`: what is known by now. */
export function servicesState(): ServicesState {
  return state;
}

/** For `ServicesProvider`: says when more is known. */
export function onServices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For callbacks that run later; undefined until they are loaded. */
export function currentServices(): Services | undefined {
  return state.services;
}

function tellListeners(): void {
  for (const listener of [...listeners]) listener();
}

export const ServicesContext = createContext<ServicesState>({});

/**
 * The one set of services of this page. Undefined in the static HTML, while React takes it over, and
 * until they are loaded.
 */
export function useServices(): Services | undefined {
  return useContext(ServicesContext).services;
}

/** Why the page does not run, or not all of it: a `ChunkError`, or a browser that lacks what it needs. */
export function useServicesFailure(): unknown {
  return useContext(ServicesContext).failure;
}

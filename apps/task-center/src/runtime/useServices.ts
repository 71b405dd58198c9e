import { useSyncExternalStore } from 'react';
import { loadChunk } from './loadChunk.ts';
import type { Services } from './services.ts';

let services: Services | undefined;
let failure: unknown;
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
    services = createServices(window);
  } catch (error) {
    failure = error;
    console.error('The page cannot run in this browser; it stays as it was served.', error);
  }
  tellListeners();
}

/** Says that a part of every page could not be loaded, and fails with the same error. */
export function noteFailure(error: unknown): never {
  failure = error;
  tellListeners();
  throw error;
}

/**
 * The one set of services of this page. Undefined in the static HTML, while React takes it over, and
 * until they are loaded.
 */
export function useServices(): Services | undefined {
  return useSyncExternalStore(subscribe, currentServices, nothing);
}

/** Why the page does not run, or not all of it: a `ChunkError`, or a browser that lacks what it needs. */
export function useServicesFailure(): unknown {
  return useSyncExternalStore(subscribe, () => failure, nothing);
}

/** For callbacks that run later; undefined until they are loaded. */
export function currentServices(): Services | undefined {
  return services;
}

function tellListeners(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nothing(): undefined {
  return undefined;
}

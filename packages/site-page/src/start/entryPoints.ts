import type { ComponentType } from 'react';

/** Runs the module of an entry point. */
type Load = () => { default: ComponentType<never> };

/** The app or a page, as the scripts of Next's build register it: its path, and a function that runs its module. */
export type EntryPoint = readonly [path: string, load: Load];

/** Where scripts register entry points. An array until the page starts. */
export interface EntryPointQueue {
  push(entry: EntryPoint): unknown;
}

/**
 * Receives the entry points that scripts have registered or register later.
 *
 * @returns a function that resolves to the entry point with a path, once it is registered
 */
export function entryPoints(window: {
  __NEXT_P?: EntryPointQueue;
}): (path: string) => Promise<Load> {
  const loads = new Map(window.__NEXT_P as readonly EntryPoint[] | undefined);
  const waiting = new Map<string, (load: Load) => void>();
  window.__NEXT_P = {
    push([path, load]) {
      loads.set(path, load);
      waiting.get(path)?.(load);
    },
  };
  return (path) =>
    new Promise((resolve) => {
      const load = loads.get(path);
      if (load) resolve(load);
      else waiting.set(path, resolve);
    });
}

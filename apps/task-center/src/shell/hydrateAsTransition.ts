import { startTransition } from 'react';
import client from 'react-dom/client';

/**
 * Makes React hydrate in a transition, so that it hands the main thread back to the browser every few milliseconds.
 * Otherwise Next hydrates the page in one task. Call this before Next hydrates.
 */
export function hydrateAsTransition(): void {
  const { hydrateRoot } = client;
  client.hydrateRoot = (...parameters) => {
    let root!: ReturnType<typeof hydrateRoot>;
    startTransition(() => {
      root = hydrateRoot(...parameters);
    });
    return root;
  };
}

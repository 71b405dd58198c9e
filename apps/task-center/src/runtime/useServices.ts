import { useSyncExternalStore } from 'react';
import { createServices, type Services } from './services.ts';

let services: Services | undefined;
let hasFailed = false;

/**
 * The one set of services of this page, made when first asked for in a browser. Undefined in the
 * static HTML and while React takes it over, so that both draw the same.
 */
export function useServices(): Services | undefined {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

/** For callbacks that run later; undefined until a component has asked for them. */
export function currentServices(): Services | undefined {
  return services;
}

/** A browser in which they cannot be made keeps the static page, which is readable as it is. */
function inBrowser(): Services | undefined {
  if (services || hasFailed) return services;
  try {
    services = createServices(window);
  } catch (error) {
    hasFailed = true;
    console.error('The page cannot run in this browser; it stays as it was served.', error);
  }
  return services;
}

function onServer(): undefined {
  return undefined;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

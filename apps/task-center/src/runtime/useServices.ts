import { useSyncExternalStore } from 'react';
import { createServices, type Services } from './services.ts';

let services: Services | undefined;

/**
 * The one set of services of this page, made when first asked for in a browser. Undefined in the
 * static HTML and while React takes it over, so that both draw the same.
 */
export function useServices(): Services | undefined {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

function inBrowser(): Services {
  services ??= createServices(window);
  return services;
}

function onServer(): undefined {
  return undefined;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

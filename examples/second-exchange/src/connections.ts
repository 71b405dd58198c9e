import { detectPlatform, type Page } from '@exchange/region-env';
import { developmentHost, quotes, region } from '../exchange.config.ts';
import { appTransport } from './nativeApp.ts';
import type { Connections } from './services.ts';

/**
 * Returns the connections to the real services. `exchange.config.ts` names this file, or that of
 * the simulated ones. A server connects as well, to put what the API returns into the HTML.
 *
 * @throws Error if the page's host does not belong to the exchange
 */
export function connect(page: Page): Connections {
  const isLocal = region.resolveHost(page.host).environment === 'local';
  const endpoints = region.endpoints(isLocal ? developmentHost : page.host, page);
  if (endpoints === undefined) {
    throw new Error(
      `${page.host} has no services: add its domain, or the host to trustedHosts, in exchange.config.ts.`,
    );
  }
  const { isApp } = detectPlatform({
    userAgent: navigator.userAgent,
    appMarker: region.config.appMarker,
  });
  return {
    apiUrl: endpoints.api,
    quotesUrl: endpoints.quotes + quotes.path,
    transport: isApp ? appTransport() : undefined,
  };
}

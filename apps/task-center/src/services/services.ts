import type { ApiClientOptions } from '@exchange/api-client/fetch';
import { createMarket, type Market } from '@exchange/market/service';
import { paths } from '@exchange/site/exchange';
import { createSiteServices, type SiteServices } from '@exchange/site/services';
import { safeStorage } from '@exchange/site/services/browser';
import { app } from '../../app.config.ts';
import { createServer, type Server } from './createServer.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotencyKeys.ts';
import { createInterruptedWrites, type InterruptedWrites } from './interruptedWrites.ts';

/**
 * Services of a running page. On an untrusted host, some are undefined, because logins and live data
 * are disabled there.
 */
export interface Services extends SiteServices {
  server: Server;
  market: Market;
  idempotencyKeys: IdempotencyKeys;
  interruptedWrites: InterruptedWrites;
}

/**
 * Creates the services of a page. Sends nothing until a service is used.
 *
 * @param options - `fetch` sends the API calls; defaults to the global one
 */
export function createServices(
  window: Window,
  { fetch }: Pick<ApiClientOptions, 'fetch'> = {},
): Services {
  const site = createSiteServices({ window, app, fetch });
  return {
    ...site,
    server: createServer(site),
    market: createMarket({ ...site, paths: paths.market }),
    idempotencyKeys: createIdempotencyKeys(),
    interruptedWrites: createInterruptedWrites(safeStorage(() => window.sessionStorage)),
  };
}

/** For `useServices` of `@exchange/site`. */
declare module '@exchange/site/page' {
  interface Register {
    services: Services;
  }
}

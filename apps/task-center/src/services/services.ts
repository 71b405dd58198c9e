import type { ApiClientOptions } from '@exchange/api-client/fetch';
import { createMarket, type Market } from '@exchange/market/service';
import { createSiteServices, type SiteServices } from '@exchange/site/services';
import { analyticsOptIn, features, paths, telemetry } from '../../exchange.config.ts';
import { regions, type Edition, type LocaleToken } from '../paths/regions.ts';
import { createServer, type Server } from './server/createServer.ts';

/**
 * Services of a running page. On an untrusted host, some are undefined, because logins and live data
 * are disabled there.
 */
export interface Services extends SiteServices<Edition, LocaleToken> {
  server: Server;
  market: Market;
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
  const site = createSiteServices({
    window,
    regions,
    paths,
    features,
    analyticsOptIn,
    sampling: telemetry,
    app: { name: 'task-center', basePath: '/task-center', invitePath: '/task-center/invite' },
    log: (message, error) => console.warn(message, error),
    fetch,
  });
  return {
    ...site,
    server: createServer(site),
    market: createMarket({ ...site, paths: paths.market }),
  };
}

/** Types of the pages of this app, for the hooks of `@exchange/site`. */
declare module '@exchange/site/page' {
  interface Register {
    services: Services;
    regions: typeof regions;
  }
}

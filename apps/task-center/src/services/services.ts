import type { ApiClientOptions } from '@exchange/api-client/fetch';
import { createMarket, type Market } from '@exchange/market/service';
import { paths as sitePaths } from '@exchange/site/exchange';
import {
  createLiveStream,
  createSiteServices,
  type LiveStream,
  type SiteServices,
} from '@exchange/site/services';
import { safeStorage } from '@exchange/site/services/browser';
import { app, appFeatures, paths } from '../../app.config.ts';
import { createInterruptedWrites, type InterruptedWrites } from './interruptedWrites.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/**
 * Services of a running page. On an untrusted host, some are undefined, because logins and live data
 * are disabled there.
 */
export interface Services extends SiteServices {
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  liveEvents: LiveStream | undefined;
  market: Market;
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
    taskCenter: site.api && createTaskCenter(site.api, site.edition),
    liveEvents: createLiveEvents(site),
    market: createMarket({ ...site, paths: sitePaths.market }),
    interruptedWrites: createInterruptedWrites(safeStorage(() => window.sessionStorage)),
  };
}

function createLiveEvents({
  api,
  account: { session },
  report,
}: SiteServices): LiveStream | undefined {
  if (!api || !appFeatures.liveEvents) return undefined;
  return createLiveStream({
    api,
    path: paths.events,
    userId: session.userId,
    // The server refuses the stream if the session has ended.
    onRefusal: () => void session.refresh(),
    report,
  });
}

/** For `useServices` of `@exchange/site`. */
declare module '@exchange/site/page' {
  interface Register {
    services: Services;
  }
}

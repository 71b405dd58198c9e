import { createGuid } from '@exchange/api-client/cookies';
import { startEarly, type EarlyCall, type EarlyRequest } from '@exchange/api-client/early';
import type { RegionEnv } from '@exchange/region-env';
import { safeStorage } from './browser/safeStorage.ts';
import { visitorPlatform } from './browser/visitorPlatform.ts';
import { pageEndpoints } from './pageEndpoints.ts';
import { readUserId } from './session/userId.ts';
import type { Sampling, SiteBrand } from '../exchange/exchange.ts';
import { createPageTrace } from './telemetry/pageTrace.ts';

export interface FirstRequestsOptions {
  window: Window;
  hosts: Pick<RegionEnv<SiteBrand>, 'endpoints' | 'resolveHost'>;
  /** Text in the native app's user agent. */
  appMarker: string;
  storageKeys: Pick<SiteBrand['storageKeys'], 'userId' | 'miniAppToken'>;
  /** Name of the cookie with the visitor's id. */
  guidCookie: string;
  /** Path of the profile call. */
  profile: string;
  /** Fraction of page loads whose traces are recorded. Undefined if calls have no trace. */
  sampling: Sampling | undefined;
  /**
   * Returns the page's first call for data, if any.
   *
   * @param userId - id of the user who was logged in at the last visit, or `guestId`
   */
  firstRead: (userId: string) => EarlyCall | undefined;
}

/**
 * Starts the profile call and the page's first data call before the API client has loaded. The client uses their
 * responses (`createEarlyFetch`) if it would send the same requests, and else sends its own. Starts no request if
 * some headers are not available yet: inside the app and the mini app, and without cookies.
 */
export function startFirstRequests({
  window,
  hosts,
  appMarker,
  storageKeys,
  guidCookie,
  profile,
  sampling,
  firstRead,
}: FirstRequestsOptions): EarlyRequest[] {
  const storage = safeStorage(() => window.localStorage);
  const endpoints = pageEndpoints(hosts, window);
  const platform = visitorPlatform(window, storage, {
    appMarker,
    miniAppTokenKey: storageKeys.miniAppToken,
  });
  const guid = createGuid({ name: guidCookie })();
  // The client reads the cookie again. Without cookies, it would send another id.
  const isStored = createGuid({ name: guidCookie })() === guid;
  if (!endpoints || !isStored || platform.isApp || platform.isMiniApp) return [];
  const options = {
    baseUrl: endpoints.api,
    platform: platform.client,
    guid: () => guid,
    ...(sampling && { traceparent: createPageTrace(sampling).traceparent }),
  };
  const read = firstRead(readUserId(storage.getItem(storageKeys.userId)));
  return [{ url: profile, basePath: '' }, ...(read ? [read] : [])].map((call) =>
    startEarly(options, call),
  );
}

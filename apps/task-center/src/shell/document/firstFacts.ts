import { bootFacts, type Hosts } from '@exchange/region-env/boot';
import { endpoints } from '@exchange/task-center-api';
import { brand } from '../../../exchange.config.ts';
import { canonicalSites } from '../../paths/canonicalUrl.ts';
import { defaultLocale, type regions } from '../../paths/regions.ts';
import type { ReadName } from '../../services/server/taskCenter.ts';

/**
 * What the scripts before the first paint need from tables that are too large for every page, such as the locales and
 * the schemas of the API. Plain data, which the build writes into the scripts (`build/firstScripts.ts`).
 */
export function firstFacts() {
  const { cookies, storageKeys } = brand;
  return {
    brand: bootFacts(brand),
    guidCookie: cookies.guid,
    storageKeys: { userId: storageKeys.userId, miniAppToken: storageKeys.miniAppToken },
    /** Locale of pages without a locale in their path. */
    defaultLocale: defaultLocale('default'),
    canonicalSites: canonicalSites(),
    /** Reads that respond to guests. */
    openReads: (Object.keys(endpoints) as ReadName[]).filter((name) => endpoints[name].guests),
  };
}

export type FirstFacts = ReturnType<typeof firstFacts>;

declare global {
  interface Window {
    /** What `headScript.ts` leaves for `requestsScript.ts`. */
    first: { facts: FirstFacts; hosts: Pick<typeof regions, keyof Hosts> };
  }
}

import type { RegionEnv } from '@exchange/region-env';
import { bootFacts, type Hosts } from '@exchange/region-env/boot';
import type { SiteBrand } from '../../exchange/exchange.ts';
import { canonicalSites } from '../../services/canonicalUrlOf.ts';

/**
 * Facts for the scripts before the app, from tables that are too large for every page, such as the locales. Plain data,
 * which the build writes into the scripts (`build/firstScripts.ts`).
 */
export function firstFacts(regions: RegionEnv<SiteBrand>) {
  const { cookies, storageKeys } = regions.config;
  return {
    brand: bootFacts(regions.config),
    guidCookie: cookies.guid,
    storageKeys: { userId: storageKeys.userId, miniAppToken: storageKeys.miniAppToken },
    /** Locale of pages without a locale in their path. */
    defaultLocale: regions.defaultLocale(regions.editions[0] ?? ''),
    canonicalSites: canonicalSites(regions),
  };
}

export type FirstFacts = ReturnType<typeof firstFacts>;

declare global {
  interface Window {
    /** Facts that `headScript.ts` leaves for the script of the first requests. */
    first: { facts: FirstFacts; hosts: Pick<RegionEnv<SiteBrand>, keyof Hosts> };
  }
}

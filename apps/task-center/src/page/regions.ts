import { createRegionEnv, type RegionEnv } from '@exchange/region-env';

/** The rules of hosts, editions and locales, for building pages and for running them. */
export const regions: RegionEnv = createRegionEnv();

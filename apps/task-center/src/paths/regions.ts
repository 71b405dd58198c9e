import { createRegionEnv, type RegionEnv } from '@exchange/region-env';

/** Hosts, editions and locales, shared by the build and the running page. */
export const regions: RegionEnv = createRegionEnv();

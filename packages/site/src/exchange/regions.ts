import { createRegionEnv, type EditionOf, type LocaleOf } from '@exchange/region-env';
import { brand } from '../../exchange.config.ts';

/** Hosts, editions and locales of the brand, shared by the build and the running page. */
export const regions = createRegionEnv(brand);

export type Regions = typeof regions;
export type Edition = EditionOf<typeof brand>;
export type LocaleToken = LocaleOf<typeof brand>;

import type { EditionOf, LocaleOf, RegionEnv } from '@exchange/region-env';
import type { SiteServices } from '../services/index.ts';

/**
 * Types of the app that renders the pages. The app declares `services` and `regions` once, and all functions of this
 * package then have its types (see the README).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the app adds the members
export interface Register {}

/** Services of the app's pages. */
export type Services = Register extends { services: infer Registered } ? Registered : SiteServices;

/** Hosts, editions and locales of the app's brand. */
export type Regions = Register extends { regions: infer Registered } ? Registered : RegionEnv;

export type Edition = EditionOf<Regions['config']>;
export type LocaleToken = LocaleOf<Regions['config']>;

export { createHostResolver } from './fastHost.ts';
export { RegionError, type RegionErrorKind } from '../regionError.ts';
export type { EditionOf, RegionConfig } from '../config.ts';
export type { EditionData } from '../edition.ts';
export type { LocaleData } from '../locale/locale.ts';
export type { Environment } from './environment.ts';
export type { Host, HostResolver, PageHint } from './host.ts';

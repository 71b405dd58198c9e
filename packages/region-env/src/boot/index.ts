export { bootFacts, type BootFacts } from './bootFacts.ts';
export { bootScript } from './bootScript.ts';
export { markRoot, type BootWindow } from './markRoot.ts';
export { createHosts, type Hosts } from '../host/createHosts.ts';
export type { EditionHosts, EnvironmentFacts, HostFacts, ServiceUrls } from '../host/hostFacts.ts';
export type { EditionOf, EnvironmentOf, RegionConfig, ServicesOf } from '../config.ts';
export type { EditionData } from '../editionData.ts';
export type { DefaultEnvironment, EnvironmentData } from '../environmentData.ts';
export type { LocaleData } from '../locale/localeData.ts';

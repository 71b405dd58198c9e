export { bootFacts, type BootFacts } from './bootFacts.ts';
export { bootScript } from './bootScript.ts';
export { markRoot, type BootWindow } from './markRoot.ts';
export { createHosts, type Hosts } from '../host/createHosts.ts';
export type { EditionHosts, EnvironmentFacts, HostFacts, ServiceUrls } from '../host/hostFacts.ts';
export type {
  DefaultEnvironment,
  EditionData,
  EditionOf,
  EnvironmentData,
  EnvironmentOf,
  RegionConfig,
  ServicesOf,
} from '../config.ts';
export type { LocaleData } from '../locale/localeData.ts';

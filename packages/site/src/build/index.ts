export {
  checkExchange,
  ExchangeError,
  type Exchange,
  type ExchangeErrorKind,
  type SiteFeatures,
} from './checkExchange.ts';
export { exportSite } from './exportSite.ts';
export { fileDigests } from './fileDigests.ts';
export { firstScripts } from './firstScripts.ts';
export { releaseTexts } from './texts/releaseTexts.ts';
export type { EnvironmentHeaders } from './responseHeaders.ts';
export type { SiteApp } from './siteApp.ts';
export { assetsPath, workerSource } from './workerSource.ts';
export { writeHeaders } from './writeHeaders.ts';

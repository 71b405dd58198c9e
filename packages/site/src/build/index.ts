export { fileDigests } from './fileDigests.ts';
export { finishExport } from './finishExport.ts';
export { nextConfig } from './nextConfig.ts';
export { releaseTexts } from './texts/releaseTexts.ts';
export type { EnvironmentHeaders } from './responseHeaders.ts';
export { exportOf } from './siteExport.ts';
export { assetsPath, removalSource, workerSource } from './workerSource.ts';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerPath } from '../services/service-worker/registerWorker.ts';
import { fileDigests } from './fileDigests.ts';
import type { SiteExport } from './siteExport.ts';
import { assetsPath, removalSource, workerSource } from './workerSource.ts';

/** Writes the service worker of an exported app. */
export function writeWorker(app: SiteExport): void {
  const source = app.serviceWorker ? workerSource(app, releaseOf(app)) : removalSource(app);
  writeFileSync(join(app.out, workerPath(app.basePath)), source);
}

/** Returns the id of the build, and the digests of its files. */
function releaseOf(app: SiteExport) {
  const id = readFileSync(join(app.folder, '.next/BUILD_ID'), 'utf8').trim();
  return { id, digests: fileDigests(join(app.out, assetsPath(app))) };
}

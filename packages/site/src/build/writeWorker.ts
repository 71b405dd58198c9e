import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerPath } from '../services/service-worker/registerWorker.ts';
import { fileDigests } from './fileDigests.ts';
import type { SiteExport } from './siteExport.ts';
import { assetsPath, workerSource } from './workerSource.ts';

/** Writes the service worker of an exported app. */
export function writeWorker(app: SiteExport): void {
  const id = readFileSync(join(app.folder, '.next/BUILD_ID'), 'utf8').trim();
  const release = { id, digests: fileDigests(join(app.out, assetsPath(app))) };
  writeFileSync(
    join(app.out, workerPath(app.basePath)),
    workerSource(app, app.serviceWorker ? release : undefined),
  );
}

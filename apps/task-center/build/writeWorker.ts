import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../exchange.config.ts';
import { workerPath } from '../src/paths/workerPath.ts';
import { fileDigests } from './fileDigests.ts';
import { app, siteFolder } from './siteFolder.ts';
import { assetsPath, workerSource } from './workerSource.ts';

// Writes the service worker. If the feature is off, it writes one that removes an earlier worker.
const id = readFileSync(join(app, '.next/BUILD_ID'), 'utf8').trim();
const release = { id, digests: fileDigests(join(siteFolder, assetsPath)) };

writeFileSync(
  join(siteFolder, workerPath),
  workerSource(features.serviceWorker ? release : undefined),
);

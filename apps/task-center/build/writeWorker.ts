import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../exchange.config.ts';
import { workerPath } from '../src/paths/workerPath.ts';
import { workerSource } from './workerSource.ts';

// Writes the service worker. If the feature is off, it writes one that removes an earlier worker.
const app = join(import.meta.dirname, '..');
const release = readFileSync(join(app, '.next/BUILD_ID'), 'utf8').trim();

writeFileSync(
  join(app, 'out', workerPath),
  workerSource(features.serviceWorker ? release : undefined),
);

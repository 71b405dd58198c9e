import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../exchange.config.ts';
import { workerPath } from '../src/paths/workerPath.ts';
import { fileDigests } from './fileDigests.ts';
import { assetsPath, workerSource } from './workerSource.ts';

// Writes the service worker. If the feature is off, it writes one that removes an earlier worker.
const app = join(import.meta.dirname, '..');
const out = join(app, 'out');
const id = readFileSync(join(app, '.next/BUILD_ID'), 'utf8').trim();
const release = { id, digests: fileDigests(join(out, assetsPath)) };

writeFileSync(join(out, workerPath), workerSource(features.serviceWorker ? release : undefined));

import { join } from 'node:path';
import { buildGallery } from './build.ts';

process.stdout.write(`${(await buildGallery(join(import.meta.dirname, '../out'))).join('\n')}\n`);

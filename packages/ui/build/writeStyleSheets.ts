import { join } from 'node:path';
import { writeStyleSheets } from './styleSheets.ts';

await writeStyleSheets(join(import.meta.dirname, '../dist'));

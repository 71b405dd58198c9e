import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from './siteFiles.ts';

// `npm run links` writes the files with which phones open links of the site in the app.

for (const [name, content] of Object.entries(siteFiles)) {
  const file = join('public', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

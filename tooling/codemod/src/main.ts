import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrateFolder } from './migrateFolder.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Usage: pnpm codemod FOLDER\nFOLDER contains your code. It must exist.');
  process.exit(2);
}
const { changed, notes } = migrateFolder(resolve(folder));
for (const path of changed) console.log(`changed ${path}`);
for (const { path, line, text } of notes) console.log(`${path}:${line} ${text}`);
console.log(`${changed.length} files changed, ${notes.length} places to change by hand.`);

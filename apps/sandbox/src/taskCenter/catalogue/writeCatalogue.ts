import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countUntranslated, likeEnglish, type CatalogueTexts } from './likeEnglish.ts';

// Part of `pnpm texts`: copies the keys of `catalogue/en.json` to the other languages. With `--status`, only counts
// untranslated texts.
const folder = join(import.meta.dirname, '../../../catalogue');
const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as CatalogueTexts;

const english = read('en.json');
for (const name of readdirSync(folder)) {
  const texts = likeEnglish(english, read(name));
  if (process.argv.includes('--status')) {
    console.log(`apps/sandbox/catalogue/${name}: ${countUntranslated(texts)} untranslated`);
  } else {
    writeFileSync(join(folder, name), `${JSON.stringify(texts, null, 2)}\n`);
  }
}

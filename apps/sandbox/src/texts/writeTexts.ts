import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countUntranslated, likeEnglish, type LocaleTexts } from './likeEnglish.ts';

// Part of `pnpm texts`: copies the keys of each folder's `en.json` to the other languages. With `--status`, only counts
// untranslated texts.
const app = join(import.meta.dirname, '../..');

for (const folder of ['catalogue', 'src/legal/texts']) {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(app, folder, name), 'utf8')) as LocaleTexts;
  const english = read('en.json');
  for (const name of readdirSync(join(app, folder))) {
    const texts = likeEnglish(english, read(name));
    if (process.argv.includes('--status')) {
      console.log(`apps/sandbox/${folder}/${name}: ${countUntranslated(texts)} untranslated`);
    } else {
      writeFileSync(join(app, folder, name), `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
}

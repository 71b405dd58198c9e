import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@exchange/site/page/messages';
import { variants } from '@exchange/site/page/variants';

// Writes `release/{content locale}/{namespace}.json`. Open pages load newer translations from these files, which are
// deployed to each environment separately from the pages.
const app = join(import.meta.dirname, '..');
const release = join(app, 'release');
const languages = readdirSync(join(app, 'messages'));

rmSync(release, { recursive: true, force: true });
for (const language of new Set([...languages, ...Object.keys(variants)])) {
  mkdirSync(join(release, language), { recursive: true });
  for (const [namespace, texts] of Object.entries(readMessages(language))) {
    writeFileSync(join(release, language, `${namespace}.json`), JSON.stringify(texts));
  }
}

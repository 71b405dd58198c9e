import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '../page/messages/index.ts';
import { variants } from '../page/messages/variants.ts';

/**
 * Writes `release/{content locale}/{namespace}.json` in the app's folder. Open pages load newer translations from these
 * files, which are deployed to each environment separately from the pages.
 */
export function releaseTexts(folder: string): void {
  const messages = join(folder, 'messages');
  const release = join(folder, 'release');
  rmSync(release, { recursive: true, force: true });
  for (const language of new Set([...readdirSync(messages), ...Object.keys(variants)])) {
    mkdirSync(join(release, language), { recursive: true });
    const texts = readMessages(language, undefined, messages);
    for (const [namespace, each] of Object.entries(texts)) {
      writeFileSync(join(release, language, `${namespace}.json`), JSON.stringify(each));
    }
  }
}

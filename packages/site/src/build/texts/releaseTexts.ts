import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFolders, readMessages } from '../../page/messages/readMessages.ts';
import { variants } from '../../page/messages/variants.ts';

/**
 * Writes `release/{content locale}/{namespace}.json` in the app's folder. Open pages load newer translations from these
 * files, which are deployed to each environment separately from the pages.
 */
export function releaseTexts(app: string): void {
  const folders = messageFolders(app);
  const release = join(app, 'release');
  rmSync(release, { recursive: true, force: true });
  const languages = folders.flatMap((folder) => readdirSync(folder));
  for (const language of new Set([...languages, ...Object.keys(variants)])) {
    mkdirSync(join(release, language), { recursive: true });
    const texts = readMessages(language, undefined, folders);
    for (const [namespace, each] of Object.entries(texts)) {
      writeFileSync(join(release, language, `${namespace}.json`), JSON.stringify(each));
    }
  }
}

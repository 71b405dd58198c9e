import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, type Texts } from './namespaces.ts';

/** Where the translation files lie while pages are built: Next builds in the app's own folder. */
const folder = join(process.cwd(), 'messages');

/** Is there a folder of texts for this content locale? */
export function hasMessages(contentLocale: string): boolean {
  return existsSync(join(folder, contentLocale));
}

/**
 * The texts of a content locale, read from `messages/` while a page is built.
 *
 * @throws SyntaxError or a file system error: a page without its texts must not be built.
 */
export function readMessages(contentLocale: string): Texts {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(join(folder, contentLocale, `${namespace}.json`), 'utf8'),
    ) as Texts['shell'];
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as Texts;
}

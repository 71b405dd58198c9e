import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, type Namespace } from './namespaces.ts';

/** Where the texts lie while pages are built: Next builds in the app's own folder. */
const folder = join(process.cwd(), 'messages');

/**
 * Variants whose files hold only what differs from another language's. `en-US` is nobody's locale but
 * everybody's backup (spec 7), so it is released too.
 */
export const variants: Readonly<Record<string, string>> = {
  'en-US': 'en',
  'en-HK': 'en',
  'es-MX': 'es-ES',
  'es-AR': 'es-ES',
  'zh-HK': 'zh-TW',
};

/** Are there texts for this content locale? */
export function hasMessages(contentLocale: string): boolean {
  return existsSync(join(folder, variants[contentLocale] ?? contentLocale));
}

/**
 * The texts of a content locale, read from `messages/` while pages are built.
 *
 * @param wanted - the namespaces; all of them if it is left out
 * @throws SyntaxError or a file system error: a page without its texts must not be built.
 */
export function readMessages<Wanted extends Namespace = Namespace>(
  contentLocale: string,
  wanted?: readonly Wanted[],
): Record<Wanted, Record<string, string>> {
  return Object.fromEntries(
    (wanted ?? namespaces).map((namespace) => [namespace, readNamespace(contentLocale, namespace)]),
  ) as Record<Wanted, Record<string, string>>;
}

function readNamespace(contentLocale: string, namespace: Namespace): Record<string, string> {
  const base = variants[contentLocale];
  if (base === undefined) return readJson(contentLocale, namespace);
  const differs = existsSync(join(folder, contentLocale, `${namespace}.json`));
  const texts = readJson(base, namespace);
  return differs ? { ...texts, ...readJson(contentLocale, namespace) } : texts;
}

function readJson(name: string, namespace: Namespace): Record<string, string> {
  const file = join(folder, name, `${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

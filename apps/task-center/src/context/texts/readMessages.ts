import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, type Namespace } from './namespaces.ts';

/** Folder of the texts at build time. Next builds in the app's folder. */
const folder = join(process.cwd(), 'messages');

/**
 * Variants whose files contain only the differences from a base language. `en-US` belongs to no
 * edition, but is released as the fallback of all languages (spec 7).
 */
export const variants: Readonly<Record<string, string>> = {
  'en-US': 'en',
  'en-HK': 'en',
  'es-MX': 'es-ES',
  'es-AR': 'es-ES',
  'zh-HK': 'zh-TW',
};

/** Returns true if there are texts for a content locale. */
export function hasMessages(contentLocale: string): boolean {
  return existsSync(join(folder, variants[contentLocale] ?? contentLocale));
}

/**
 * Reads the texts of a content locale from `messages/` at build time.
 *
 * @param wanted - namespaces to read; defaults to all
 * @throws SyntaxError or a file system error, which stops the build of a page without texts
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

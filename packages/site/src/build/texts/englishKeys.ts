import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedKey, Plugin } from 'i18next-cli';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** Categories of `Intl.PluralRules`. i18next-cli writes only those that a language has. */
const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Removes the plural suffix: `readiness_count_one` and `readiness_count_other` are forms of one text. */
export function textOf(key: string): string {
  return key.replace(pluralSuffix, '');
}

/**
 * Returns the keys of the English texts by namespace, in the order of the files.
 *
 * @param folders - folders of texts (`messageFolders`)
 */
export function englishKeys(...folders: readonly string[]): Map<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const folder of folders.map((each) => join(each, 'en'))) {
    for (const file of readdirSync(folder)) {
      const namespace = file.replace(/\.json$/, '');
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
      all.set(namespace, new Set([...(all.get(namespace) ?? []), ...Object.keys(texts)]));
    }
  }
  return all;
}

/**
 * Makes i18next-cli use the keys of the English files, so that all other languages follow English (decision 27). By
 * default, i18next-cli extracts keys from the source code. Its parser does not resolve types from packages and
 * missed 145 of our 519 keys.
 *
 * @param folder - folder of the texts
 */
export function keysFromEnglish(folder: string): Plugin {
  return {
    name: 'keys-from-english',
    onEnd(found: Map<string, ExtractedKey>) {
      for (const [ns, keys] of englishKeys(folder)) {
        for (const key of [...keys].flatMap((each) => everyForm(each, keys))) {
          const isForm = textOf(key) !== key && keys.has(`${textOf(key)}_other`);
          const plural = isForm ? { hasCount: true, isExpandedPlural: true } : {};
          found.set(`${ns}:${key}`, { key, ns, ...plural });
        }
      }
    },
  };
}

/** Returns the key, or all plural forms of a key that has `_one` and `_other` in English. */
function everyForm(key: string, keys: ReadonlySet<string>): string[] {
  const text = textOf(key);
  const isPlural = text !== key && keys.has(`${text}_one`) && keys.has(`${text}_other`);
  return isPlural ? pluralCategories.map((category) => `${text}_${category}`) : [key];
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  const keys = new Map<string, ReadonlySet<string>>();
  for (const { namespace, texts } of folders.flatMap(englishFiles)) {
    keys.set(namespace, new Set([...(keys.get(namespace) ?? []), ...Object.keys(texts)]));
  }
  return keys;
}

function englishFiles(folder: string): { namespace: string; texts: object }[] {
  const english = join(folder, 'en');
  return readdirSync(english).map((file) => ({
    namespace: basename(file, '.json'),
    texts: JSON.parse(readFileSync(join(english, file), 'utf8')) as object,
  }));
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
        for (const key of keys) {
          for (const form of formsOf(key, keys)) found.set(`${ns}:${form.key}`, { ns, ...form });
        }
      }
    },
  };
}

/** Returns the key as it is, or all plural forms of a text that has `_one` and `_other` in English. */
function formsOf(key: string, keys: ReadonlySet<string>): ExtractedKey[] {
  const text = textOf(key);
  const isPlural = text !== key && keys.has(`${text}_one`) && keys.has(`${text}_other`);
  if (!isPlural) return [{ key }];
  return pluralCategories.map((category) => ({
    key: `${text}_${category}`,
    hasCount: true,
    isExpandedPlural: true,
  }));
}

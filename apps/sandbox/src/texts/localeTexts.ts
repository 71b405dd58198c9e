import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text, Value } from '@exchange/exchange-api';
import type { z } from 'zod';

type Values = Record<string, Value>;

/** Texts in one language. A key is a path, such as `tasks.first-deposit.title`. */
export interface Texts {
  /** Name of their file, such as `es-ES`. */
  name: string;
  line(key: string, values?: Values): Text;
  lines(key: string, values?: Values): Text[];
}

/**
 * Returns a function that returns the texts of a folder for `lang`, a locale segment of the site's URLs. It reads each
 * language on first use, from the file that `fileFor` returns. Texts that the language lacks fall back to English.
 *
 * @param content - schema of the files
 * @throws Error if the English file is missing or invalid
 */
export function createLocaleTexts(
  folder: string,
  content: z.ZodType,
): (lang: string | undefined) => Texts {
  const english = content.parse(readJson(join(folder, 'en.json')));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const read = new Map<string, Texts>();

  return (lang = 'en') => {
    const name = fileFor(lang, names);
    const known = read.get(name);
    if (known) return known;
    const translated = name === 'en' ? english : readJson(join(folder, `${name}.json`));
    const texts = textsOf(name, translated, english);
    read.set(name, texts);
    return texts;
  };
}

/** Locales whose language has several scripts, and the file in their script. */
const sameScript: Readonly<Record<string, string>> = { 'zh-HK': 'zh-TW' };

/**
 * Returns the name of the file for a locale, the first that exists: the locale's own, the one in
 * its script, the one for the language's main region (`es` → `es-ES`, `tr-TUR` → `tr-TR`), any
 * other file in the language, or English.
 */
export function fileFor(lang: string, names: readonly string[]): string {
  const language = lang.split('-', 1)[0]!;
  const home = `${language}-${language.toUpperCase()}`;
  return (
    [lang, sameScript[lang], language, home].find(
      (name) => name !== undefined && names.includes(name),
    ) ??
    names.find((name) => name.startsWith(`${language}-`)) ??
    'en'
  );
}

function textsOf(name: string, translated: unknown, english: unknown): Texts {
  /** Returns the first value that fits: that of the language, or the English one. */
  function find<T>(key: string, fits: (found: unknown) => found is T): T {
    const found = [translated, english].map((file) => valueAt(file, key)).find(fits);
    if (found === undefined) throw new Error(`The English texts have no text "${key}".`);
    return found;
  }
  return {
    name,
    line: (key, values = {}) => textWith(find(key, isText), values),
    lines: (key, values = {}) => find(key, isTexts).map((line) => textWith(line, values)),
  };
}

/** Returns a text with the values that it has placeholders for. */
function textWith(text: string, values: Values): Text {
  const used = Object.entries(values).filter(([name]) => text.includes(`{${name}}`));
  return { text, values: Object.fromEntries(used) };
}

function valueAt(file: unknown, key: string): unknown {
  let found = file;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}

const isText = (found: unknown): found is string => typeof found === 'string' && found !== '';
const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.length > 0 && found.every(isText);

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

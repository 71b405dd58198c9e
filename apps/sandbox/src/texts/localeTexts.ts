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
    let texts = read.get(name);
    if (!texts) {
      const translated = name === 'en' ? english : readJson(join(folder, `${name}.json`));
      texts = textsOf(name, translated, english);
      read.set(name, texts);
    }
    return texts;
  };
}

/** Locales whose language has several scripts, and the file in their script. */
const sameScript: Readonly<Record<string, string>> = { 'zh-HK': 'zh-TW' };

/**
 * Returns the name of the file for a locale, the first that exists: the locale's own, the one in its script, the one for
 * the language's main region (`es` → `es-ES`, `tr-TUR` → `tr-TR`), any other file in the language, or English.
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
  const line = (template: string, values: Values): Text => ({
    text: template,
    values: Object.fromEntries(
      Object.entries(values).filter(([value]) => template.includes(`{${value}}`)),
    ),
  });
  const find = <T>(key: string, fits: (found: unknown) => found is T): T => {
    for (const file of [translated, english]) {
      const found = valueAt(file, key);
      if (fits(found)) return found;
    }
    throw new Error(`The English texts have no text "${key}".`);
  };
  return {
    name,
    line: (key, values = {}) => line(find(key, isText), values),
    lines: (key, values = {}) => find(key, isTexts).map((each) => line(each, values)),
  };
}

function valueAt(file: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, part)
          ? (found as Record<string, unknown>)[part]
          : undefined,
      file,
    );
}

const isText = (found: unknown): found is string => typeof found === 'string' && found !== '';
const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.length > 0 && found.every(isText);

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text, Value } from '@exchange/exchange-api';
import { z } from 'zod';

const item = z.object({ title: z.string(), summary: z.string() });

/** Content of `catalogue/{lng}.json`. Texts that a translation lacks fall back to English. */
const catalogueFile = z.object({
  tasks: z.record(z.string(), item.extend({ steps: z.array(z.string()) })),
  /** Terms of tasks and campaigns. `terms.ts` says which apply. */
  terms: z.record(z.string(), z.string()),
  rewards: z.record(z.string(), item),
  rewardTerms: z.record(z.string(), z.array(z.string())),
  /** What an opened box says, and names of origins that are no task or campaign. */
  rewardNotes: z.record(z.string(), z.string()),
  /** Why a reward was taken back. */
  revocations: z.record(z.string(), z.string()),
  campaigns: z.record(z.string(), item),
  /** Terms per kind of campaign and per kind of prize, and `winners` for campaigns of all kinds. */
  campaignRules: z.record(z.string(), z.string()),
  /** Titles, headings and labels of the legal pages. Their paragraphs are in `src/legal`. */
  legal: z.record(z.string(), z.string()),
});

type Values = Record<string, Value>;

/** The catalogue's texts in one language. A key is a path, such as `tasks.first-deposit.title`. */
export interface Texts {
  line(key: string, values?: Values): Text;
  lines(key: string, values?: Values): Text[];
}

const defaultFolder = join(import.meta.dirname, '../../../catalogue');

/**
 * Returns a function that returns the texts for `lang`, a locale segment of the site's URLs. It reads each language
 * on first use, from the first file that exists: the locale's own, the one for the language's main region
 * (`es` → `es-ES`, `tr-TUR` → `tr-TR`), any other file in the language, or English.
 *
 * @throws Error if the English file is missing or invalid
 */
export function createCatalogueTexts(folder = defaultFolder): (lang: string | undefined) => Texts {
  const english = catalogueFile.parse(readJson(join(folder, 'en.json')));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const read = new Map<string, Texts>();

  return (lang = 'en') => {
    const name = fileFor(lang, names);
    let texts = read.get(name);
    if (!texts) {
      texts = textsOf(name === 'en' ? english : readJson(join(folder, `${name}.json`)), english);
      read.set(name, texts);
    }
    return texts;
  };
}

/** Returns the name of the file for a locale. */
export function fileFor(lang: string, names: readonly string[]): string {
  const language = lang.split('-', 1)[0]!;
  const home = `${language}-${language.toUpperCase()}`;
  return (
    [lang, language, home].find((name) => names.includes(name)) ??
    names.find((name) => name.startsWith(`${language}-`)) ??
    'en'
  );
}

function textsOf(translated: unknown, english: unknown): Texts {
  const line = (template: string, values: Values): Text => ({
    text: template,
    values: Object.fromEntries(
      Object.entries(values).filter(([name]) => template.includes(`{${name}}`)),
    ),
  });
  const find = <T>(key: string, fits: (found: unknown) => found is T): T => {
    for (const file of [translated, english]) {
      const found = valueAt(file, key);
      if (fits(found)) return found;
    }
    throw new Error(`The catalogue has no text "${key}".`);
  };
  return {
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

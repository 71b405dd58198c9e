import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace } from '../texts/useTexts.ts';
import { variants } from './variants.ts';

type Messages = Record<string, string>;

/**
 * Returns the folders with texts of an app: those of the packages that it depends on, and its own. An app can add texts
 * to the namespace of a package, and replace some.
 *
 * @param app - folder of the app; defaults to the working directory, because Next runs the build there
 */
export function messageFolders(app = globalThis.process.cwd()): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    dependencies?: object;
  };
  return [...Object.keys(dependencies).map((name) => join(app, 'node_modules', name)), app]
    .map((folder) => join(folder, 'messages'))
    .filter((folder) => existsSync(folder));
}

/** Returns true if there are translations for a content locale. */
export function hasMessages(contentLocale: string, folders = messageFolders()): boolean {
  return folders.some((folder) =>
    existsSync(join(folder, variants[contentLocale] ?? contentLocale)),
  );
}

/** Returns all namespaces, one for each name of an English file. */
export function allNamespaces(folders = messageFolders()): string[] {
  const files = folders.flatMap((folder) => readdirSync(join(folder, 'en')));
  return [...new Set(files)].map((file) => file.replace(/\.json$/, ''));
}

/**
 * Reads a content locale's translations at build time. Empty and missing texts are untranslated and
 * read in English. The environment variable `TEXTS=pseudo` replaces English with the pseudo-locale.
 *
 * @param wanted - namespaces to read; defaults to all
 * @param folders - folders of the translations; a text in a later folder replaces one with the same
 *   key
 * @throws SyntaxError or a file system error, which stops the build rather than build a page
 *   without texts
 */
export function readMessages<Wanted extends Namespace = Namespace>(
  contentLocale: string,
  wanted?: readonly Wanted[],
  folders = messageFolders(),
): Record<Wanted, Messages> {
  return Object.fromEntries(
    (wanted ?? allNamespaces(folders)).map((namespace) => [
      namespace,
      Object.assign({}, ...folders.map((each) => readNamespace(each, contentLocale, namespace))),
    ]),
  ) as Record<Wanted, Messages>;
}

/** Returns no texts if the folder does not have the namespace. */
function readNamespace(folder: string, contentLocale: string, namespace: string): Messages {
  const base = variants[contentLocale] ?? contentLocale;
  const texts = {
    ...readJson(folder, base, namespace),
    ...(base === contentLocale ? {} : readJson(folder, contentLocale, namespace)),
  };
  if (contentLocale === 'en' && globalThis.process.env['TEXTS'] === 'pseudo') {
    return mapTexts(texts, (text) => pseudoText(text));
  }
  return base === 'en' ? texts : inEnglishIfEmpty(texts, readJson(folder, 'en', namespace));
}

function inEnglishIfEmpty(texts: Messages, english: Messages): Messages {
  return mapTexts({ ...english, ...texts }, (text, key) => {
    if (text !== '') return text;
    // For a plural form that English lacks, such as `_few`, uses `_other`.
    return english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? '';
  });
}

function mapTexts(texts: Messages, change: (text: string, key: string) => string): Messages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text, key)]));
}

function readJson(folder: string, language: string, namespace: string): Messages {
  const file = join(folder, language, `${namespace}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

/** Letters, each followed by the same letter with an accent. */
const accentedPairs =
  'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBɃCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ';

const accents = new Map(
  [...accentedPairs.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [plain, accented]),
);

/**
 * Returns an English text with accents, brackets and 40 % more characters. Missing brackets reveal texts that are
 * cut off, brackets within a sentence reveal texts that are joined, and missing accents reveal texts that are not
 * translatable. The extra length imitates German or Finnish.
 *
 * @param text - may contain placeholders such as `{{count}}`, which are kept
 */
export function pseudoText(text: string): string {
  const changed = text.replace(/{{\w+}}|[A-Za-z]/g, (part) => accents.get(part) ?? part);
  return `[${changed}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

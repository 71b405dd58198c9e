import type { Namespace } from '../texts/namespaces.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoText } from './pseudoText.ts';
import { variants } from './variants.ts';

type Messages = Record<string, string>;

/** Returns the folder of the translations at build time. Next runs the build in the app's folder. */
const messagesFolder = () => join(globalThis.process.cwd(), 'messages');

/** Returns true if there are translations for a content locale. */
export function hasMessages(contentLocale: string, folder = messagesFolder()): boolean {
  return existsSync(join(folder, variants[contentLocale] ?? contentLocale));
}

/** Returns all namespaces, one for each file of English. */
export function allNamespaces(folder = messagesFolder()): string[] {
  return readdirSync(join(folder, 'en')).map((file) => file.replace(/\.json$/, ''));
}

/**
 * Reads a content locale's translations from `messages/` at build time. Empty texts are untranslated and
 * read in English. The environment variable `TEXTS=pseudo` replaces English with the pseudo-locale.
 *
 * @param wanted - namespaces to read; defaults to all
 * @param folder - folder of the translations; defaults to `messages` in the working directory
 * @throws SyntaxError or a file system error, which stops the build rather than build a page without texts
 */
export function readMessages<Wanted extends Namespace = Namespace>(
  contentLocale: string,
  wanted?: readonly Wanted[],
  folder = messagesFolder(),
): Record<Wanted, Messages> {
  return Object.fromEntries(
    (wanted ?? allNamespaces(folder)).map((namespace) => [
      namespace,
      readNamespace(folder, contentLocale, namespace),
    ]),
  ) as Record<Wanted, Messages>;
}

function readNamespace(folder: string, contentLocale: string, namespace: string): Messages {
  const base = variants[contentLocale] ?? contentLocale;
  const texts = readJson(folder, base, namespace);
  if (base !== contentLocale && existsSync(fileOf(folder, contentLocale, namespace))) {
    Object.assign(texts, readJson(folder, contentLocale, namespace));
  }
  if (contentLocale === 'en' && globalThis.process.env['TEXTS'] === 'pseudo') {
    return mapTexts(texts, (text) => pseudoText(text));
  }
  return base === 'en' ? texts : inEnglishIfEmpty(texts, readJson(folder, 'en', namespace));
}

function inEnglishIfEmpty(texts: Messages, english: Messages): Messages {
  return mapTexts(texts, (text, key) => {
    if (text !== '') return text;
    // For a plural form that English lacks, such as `_few`, uses `_other`.
    return english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? '';
  });
}

function mapTexts(texts: Messages, change: (text: string, key: string) => string): Messages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text, key)]));
}

function readJson(folder: string, language: string, namespace: string): Messages {
  return JSON.parse(readFileSync(fileOf(folder, language, namespace), 'utf8')) as Messages;
}

function fileOf(folder: string, language: string, namespace: string): string {
  return join(folder, language, `${namespace}.json`);
}

import type { KeyValueStorage } from '../../services/browser/index.ts';
import type { SearchEntry } from './findEntries.ts';

const keyPrefix = 'exchange:recent-searches';
/** The suggestions follow below these entries, so there are only a few. */
const maxEntries = 4;

/** Id of the group of results that the visitor opened before. */
export const recentGroup = 'recent';

type Recent = Pick<SearchEntry, 'title' | 'href' | 'from'>;

/** The user and the language of the pages, for which recent results are kept apart. */
export interface Searcher {
  /** Id of the user, `0` for a guest. */
  userId: string;
  locale: string;
}

/** Returns the results that this user opened in pages of this language, newest first. */
export function recentEntries(storage: KeyValueStorage, searcher: Searcher): SearchEntry[] {
  return readRecent(storage, searcher).map((entry) => ({ ...entry, group: recentGroup }));
}

/** Stores a result that the user opened. */
export function storeRecent(storage: KeyValueStorage, searcher: Searcher, entry: Recent): void {
  const { title, href, from } = entry;
  const others = readRecent(storage, searcher).filter((other) => other.href !== href);
  const entries = [{ title, href, from }, ...others].slice(0, maxEntries);
  storage.setItem(keyOf(searcher), JSON.stringify(entries));
}

const keyOf = ({ userId, locale }: Searcher) => `${keyPrefix}:${userId}:${locale}`;

function readRecent(storage: KeyValueStorage, searcher: Searcher): Recent[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(searcher)) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Accepts only paths of the site, because anything can be in the storage. */
function isRecent(value: unknown): value is Recent {
  const { title, href, from = '' } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return [title, href, from].every((field) => typeof field === 'string') && isPath(String(href));
}

function isPath(href: string): boolean {
  const base = 'https://site.invalid';
  return href.startsWith('/') && URL.canParse(href, base) && new URL(href, base).origin === base;
}

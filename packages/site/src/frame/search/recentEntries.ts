import type { KeyValueStorage } from '../../services/browser/index.ts';
import type { SearchEntry } from './findEntries.ts';

const key = 'exchange:recent-searches';
const mostEntries = 4;

/** Id of the group of results that the visitor opened before. */
export const recentGroup = 'recent';

type Recent = Pick<SearchEntry, 'title' | 'href'>;

/** Returns the results that the visitor opened in pages of this language, newest first. */
export function recentEntries(storage: KeyValueStorage, locale: string): SearchEntry[] {
  return stored(storage, locale).map((entry) => ({ ...entry, group: recentGroup }));
}

/** Stores a result that the visitor opened. */
export function storeRecent(storage: KeyValueStorage, locale: string, entry: Recent): void {
  const { title, href } = entry;
  const others = stored(storage, locale).filter((other) => other.href !== href);
  const entries = [{ title, href }, ...others].slice(0, mostEntries);
  storage.setItem(`${key}:${locale}`, JSON.stringify(entries));
}

function stored(storage: KeyValueStorage, locale: string): Recent[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(`${key}:${locale}`) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Accepts only paths of the site, because anything can be in the storage. */
function isRecent(value: unknown): value is Recent {
  const { title, href } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return typeof title === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

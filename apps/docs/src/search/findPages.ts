import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { SearchEntry } from '../markdown/searchOptions.ts';
import { searchQuery } from './searchQuery.ts';

/** A result of the search. */
export interface FoundPage {
  /** Address of the page, with the URL fragment of its best section. */
  value: string;
  label: string;
  /** Title of the page and its area. */
  hint: string;
}

/** Weights of pages by the start of their path. The first row that matches counts. */
const weights: readonly (readonly [start: string, weight: number])[] = [
  ['/cookbook/', 1.5],
  ['/start/examples/', 0.6],
  ['/start/', 1.4],
  ['/frameworks/', 1.3],
  ['/migration/', 1],
  ['/components/', 1.2],
  ['/packages/', 1],
  ['/explore/', 0.5],
  ['/reference/', 0.6],
  ['/recipes/', 0.7],
  ['/task-center/', 0.4],
  ['/project/first-day/', 0.7],
  ['/', 0.25],
];

const options: SearchOptions = {
  boost: { title: 4, heading: 3 },
  // Short words have too many others one letter away.
  fuzzy: (term) => (term.length < 4 ? false : 0.2),
  prefix: (term) => term.length > 2,
  weights: { fuzzy: 0.2, prefix: 0.4 },
};

/** Weight of a section whose heading, or of a page whose title, equals the typed text, such as a name of the API. */
const exactWeight = 8;

/** Returns the factor by which a section counts more or less than others. */
function weightOf(text: string, id: string, { title, heading }: SearchEntry): number {
  const name = (heading || title).replace(/\(\)$/, '').toLowerCase();
  const weight = weights.find(([start]) => id.startsWith(start))?.[1] ?? 1;
  return name === text.trim().toLowerCase() ? weight * exactWeight : weight;
}

/**
 * Returns the best pages for a text, at most `limit`, each with its best section. Pages with all words come first, then
 * those with some of them.
 */
export function findPages(index: MiniSearch<SearchEntry>, text: string, limit = 20): FoundPage[] {
  const query = searchQuery(text);
  const boostDocument: SearchOptions['boostDocument'] = (id: unknown, _term, stored) =>
    weightOf(text, String(id), stored as unknown as SearchEntry);
  const found = new Map<string, FoundPage>();
  for (const combineWith of ['AND', 'OR'] as const) {
    for (const result of index.search(query, { ...options, boostDocument, combineWith })) {
      const { title, heading, area } = result as unknown as SearchEntry;
      const value = String(result.id);
      const page = value.replace(/#.*$/, '');
      if (found.has(page)) continue;
      found.set(page, {
        value,
        label: heading || title,
        hint: heading === '' ? area : `${title} · ${area}`,
      });
      if (found.size === limit) return [...found.values()];
    }
  }
  return [...found.values()];
}

import type MiniSearch from 'minisearch';
import type { SearchEntry } from '../markdown/searchOptions.ts';

/** A result of the search. */
export interface FoundPage {
  /** Address of the page, with a URL fragment. */
  value: string;
  label: string;
  /** Title of the page and its area. */
  hint: string;
}

/** Returns the best matches for a text, at most `limit`. */
export function findPages(index: MiniSearch<SearchEntry>, text: string, limit = 20): FoundPage[] {
  return index
    .search(text)
    .slice(0, limit)
    .map((result) => {
      const { title, heading, area } = result as unknown as SearchEntry;
      return {
        value: String(result.id),
        label: heading || title,
        hint: heading === '' ? area : `${title} · ${area}`,
      };
    });
}

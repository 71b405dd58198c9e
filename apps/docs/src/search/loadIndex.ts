import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';

/**
 * Loads the search index of the site.
 *
 * @throws TypeError if the network fails, and Error if the server does not have the index
 */
export async function loadIndex(
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch('/search.json', { signal });
  if (!response.ok) throw new Error(`No search index: the server answered ${response.status}.`);
  return MiniSearch.loadJSON(await response.text(), searchOptions);
}

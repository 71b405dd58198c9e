import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';
import { address } from '../site/site.ts';

/**
 * Loads the search index of the site.
 *
 * @throws TypeError if the network fails, or Error if the response status is not 2xx
 */
export async function loadIndex(
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(address('/search.json'), { signal });
  if (!response.ok) {
    throw new Error(`The search index did not load: the server responded with ${response.status}.`);
  }
  return MiniSearch.loadJSON(await response.text(), searchOptions);
}

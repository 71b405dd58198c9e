import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';
import { areas } from './areas.ts';
import { loadPage } from './loadPage.ts';

/** Returns the search index of all pages, one entry per heading. */
export async function searchIndex(): Promise<object> {
  const entries: SearchEntry[] = [];
  for (const { title: area, groups } of areas) {
    for (const page of groups.flatMap((group) => group.pages)) {
      const { title, sections } = await loadPage(page);
      for (const { heading, id, text } of sections) {
        entries.push({
          id: id === '' ? page.path : `${page.path}#${id}`,
          title,
          heading: heading === title ? '' : heading,
          area,
          text,
        });
      }
    }
  }
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(entries);
  return index.toJSON();
}

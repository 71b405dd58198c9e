import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from '../markdown/searchOptions.ts';
import type { TextSection } from '../markdown/sections.ts';
import { areas } from './areas.ts';
import { loadPage } from './loadPage.ts';

/** Headings of the reference that repeat below each name. A result is found by the name. */
const repeatedHeadings =
  /^(Call Signature|Constructors?|Default Value|Example|Extends|Implements|Methods|Parameters|Properties|Returns|Throws|Type Declaration|Type Parameters)$/;

/** Adds the text below repeated headings to the section of the name above them. */
function joinRepeated(sections: readonly TextSection[]): TextSection[] {
  const found: TextSection[] = [];
  for (const section of sections) {
    const last = found.at(-1);
    if (last && repeatedHeadings.test(section.heading))
      last.text = `${last.text} ${section.text}`.trim();
    else found.push({ ...section });
  }
  return found;
}

/** Returns the search index of all pages, one entry per heading. */
export async function searchIndex(): Promise<object> {
  const entries: SearchEntry[] = [];
  for (const { title: area, groups } of areas) {
    for (const page of groups.flatMap((group) => group.pages)) {
      const { title, sections } = await loadPage(page);
      for (const { heading, id, text } of joinRepeated(sections)) {
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

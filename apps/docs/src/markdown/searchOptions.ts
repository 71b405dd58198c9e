import type { Options } from 'minisearch';

/** A section of a page in the search index. */
export interface SearchEntry {
  /** Path of the page, with the fragment of the section. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section. Empty for the text below the title. */
  heading: string;
  /** Area of the site. */
  area: string;
  text: string;
}

/** Options that the index is written and read with. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'area'],
  // Names such as `createQuoteSocket` are found by each of their words too.
  tokenize: (text) =>
    text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
      const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
      return parts.length > 1 ? [word, ...parts] : [word];
    }),
  searchOptions: { boost: { title: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};

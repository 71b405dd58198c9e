import type { Options } from 'minisearch';

/** A section of a page in the search index. */
export interface SearchEntry {
  /** Path of the page, followed by the URL fragment of the section. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section. Empty for the text below the title. */
  heading: string;
  /** Title of the site's area that contains the page. */
  area: string;
  text: string;
}

/** MiniSearch options. The build that writes the index and the page that reads it must use the same ones. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'area'],
  // Also splits names such as `createQuoteSocket` into words, so that each word finds them.
  tokenize: (text) =>
    text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
      const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
      return parts.length > 1 ? [word, ...parts] : [word];
    }),
  searchOptions: { boost: { title: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};

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
  tokenize: words,
};

/** Splits a text into words. A name such as `createQuoteSocket` also counts as its three words. */
export function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

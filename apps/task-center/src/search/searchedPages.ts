import type { SearchEntry } from '@exchange/site/frame/search';
import { pathFrom, type PageAddress } from '@exchange/site/page';
import { commonWords, wordsFor } from './commonWords.ts';

/**
 * Returns the pages of the site, the points shop, and the page on which visitors verify their identity, with the words
 * that visitors use for them in the page's language.
 */
export function searchedPages(
  pages: readonly SearchEntry[],
  page: PageAddress,
  titles: { points: string; verify: string },
): SearchEntry[] {
  const words = new Map(
    Object.keys(commonWords).map((path) => [pathFrom(page, path), wordsFor(path, page.locale)]),
  );
  const more = [
    { group: 'pages', title: titles.points, href: pathFrom(page, '/task-center/points') },
    { group: 'pages', title: titles.verify, href: pathFrom(page, '/kyc') },
  ];
  return [...pages, ...more].map((entry) => ({ ...entry, text: words.get(entry.href) ?? '' }));
}

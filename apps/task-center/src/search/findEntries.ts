import { hasWords, wordsOf } from '../faq/textSearch.ts';

/** What is searched, in the order in which it is shown. */
export const searchGroups = ['tasks', 'questions', 'markets', 'pages'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** Something that can be found. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  href: string;
  /** Words that lead to it besides its title. */
  text?: string;
}

/** At most so many of a group: whoever wants more writes another word. */
const most = 6;

/**
 * Entries that have every word of a query: those with the words in their titles first, at most six of
 * a group. None for a query without a word.
 *
 * @param tag - the language of the page, BCP 47
 */
export function findEntries(
  all: readonly SearchEntry[],
  query: string,
  tag: string,
): { group: SearchGroup; entries: SearchEntry[] }[] {
  const words = wordsOf(query, tag);
  if (words.length === 0) return [];
  const found = all.filter(({ title, text = '' }) => hasWords(`${title} ${text}`, words));
  const byTitle = new Set(found.filter(({ title }) => hasWords(title, words)));
  const ordered = [...byTitle, ...found.filter((entry) => !byTitle.has(entry))];
  return searchGroups
    .map((group) => ({
      group,
      entries: ordered.filter((entry) => entry.group === group).slice(0, most),
    }))
    .filter(({ entries }) => entries.length > 0);
}

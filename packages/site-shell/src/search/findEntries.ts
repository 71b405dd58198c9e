import { hasWords, wordsOf } from '../screen/questions/textSearch.ts';

/** Result groups in display order. */
export const searchGroups = ['tasks', 'questions', 'markets', 'pages'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** A searchable item. */
export interface SearchEntry {
  group: SearchGroup;
  title: string;
  href: string;
  /** Additional text to search besides the title. */
  text?: string;
}

/** Maximum number of results per group. */
const maxPerGroup = 6;

/**
 * Returns the entries that contain every word of the query, title matches first, at most `maxPerGroup`
 * per group. Returns none for a query without words.
 *
 * @param tag - BCP 47 tag of the page's language
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
      entries: ordered.filter((entry) => entry.group === group).slice(0, maxPerGroup),
    }))
    .filter(({ entries }) => entries.length > 0);
}

import type { IconName } from '@exchange/ui';
import type { ReactNode } from 'react';
import { hasWholeWords, hasWords, wordsOf } from './textSearch.ts';

/** Kind of results, such as markets. */
export interface SearchGroup {
  id: string;
  title: string;
  icon: IconName;
  /** Renders a result in place of its icon and title. */
  content?: (entry: SearchEntry) => ReactNode;
}

/** A searchable item. */
export interface SearchEntry {
  /** Id of its group. */
  group: string;
  title: string;
  href: string;
  /** Id of the group of a result that the visitor opened before. */
  from?: string;
  /** Additional text to search besides the title. */
  text?: string;
}

/** Entries of one group. */
export interface GroupedEntries {
  group: SearchGroup;
  entries: readonly SearchEntry[];
}

/** Maximum number of results per group. */
const maxPerGroup = 6;

/** Minimum length of a word without its ending, in letters. Shorter stems are parts of many unrelated words. */
const minStemLength = 4;

/** Maximum length of an ending, such as `als` of `withdrawals`. */
const maxEndingLength = 3;

/**
 * Returns the entries that contain every word of the query, title matches first. Leaves out texts
 * that contain a word only as a part of a longer one, such as `support` in `supported`, if there
 * are better matches. If there are no matches, tries the words without their endings. Returns none
 * for a query without words.
 *
 * @param tag - BCP 47 tag of the page's language
 */
export function findEntries(
  all: readonly SearchEntry[],
  query: string,
  tag: string,
): readonly SearchEntry[] {
  const words = wordsOf(query, tag);
  if (words.length === 0) return [];
  for (let endingLength = 0; endingLength <= maxEndingLength; endingLength += 1) {
    const stems = words.map((word) => withoutEnding(word, endingLength));
    const found = entriesWith(all, stems);
    if (found.length > 0) return found;
  }
  return [];
}

function withoutEnding(word: string, endingLength: number): string {
  return word.slice(0, Math.max(word.length - endingLength, minStemLength));
}

function entriesWith(
  all: readonly SearchEntry[],
  words: readonly string[],
): readonly SearchEntry[] {
  const found = all.filter(({ title, text = '' }) => hasWords(`${title} ${text}`, words));
  const byTitle = found.filter(({ title }) => hasWords(title, words));
  const byText = found.filter((entry) => !byTitle.includes(entry));
  const byWholeWords = byText.filter(({ title, text = '' }) =>
    hasWholeWords(`${title} ${text}`, words),
  );
  const hasGoodMatches = byTitle.length + byWholeWords.length > 0;
  return [...byTitle, ...(hasGoodMatches ? byWholeWords : byText)];
}

/** Returns the groups that have entries, each with its first `maxPerGroup` entries. */
export function groupEntries(
  groups: readonly SearchGroup[],
  entries: readonly SearchEntry[],
): GroupedEntries[] {
  return groups
    .map((group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group.id).slice(0, maxPerGroup),
    }))
    .filter((grouped) => grouped.entries.length > 0);
}

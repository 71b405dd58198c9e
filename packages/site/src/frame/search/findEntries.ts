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
interface GroupedEntries {
  group: SearchGroup;
  entries: readonly SearchEntry[];
}

/** Maximum number of results per group. */
const maxPerGroup = 6;

/** Least length of a word without its ending, in letters. */
const leastStem = 4;

/** Most letters of an ending, such as `als` of `withdrawals`. */
const mostEnding = 3;

/**
 * Returns the entries that contain every word of the query, title matches first. Leaves out texts that contain a word only
 * as a part of a longer one, such as `support` in `supported`, if there are better matches. If there are no matches, tries
 * the words without their endings. Returns none for a query without words.
 *
 * @param tag - BCP 47 tag of the page's language
 */
export function findEntries(
  all: readonly SearchEntry[],
  query: string,
  tag: string,
): readonly SearchEntry[] {
  const words = wordsOf(query, tag);
  for (let ending = 0; words.length > 0 && ending <= mostEnding; ending += 1) {
    const found = entriesWith(
      all,
      words.map((word) => withoutEnding(word, ending)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function withoutEnding(word: string, ending: number): string {
  return word.slice(0, Math.max(word.length - ending, Math.min(word.length, leastStem)));
}

function entriesWith(
  all: readonly SearchEntry[],
  words: readonly string[],
): readonly SearchEntry[] {
  const found = all.filter(({ title, text = '' }) => hasWords(`${title} ${text}`, words));
  const byTitle = new Set(found.filter(({ title }) => hasWords(title, words)));
  const byText = found.filter((entry) => !byTitle.has(entry));
  const whole = byText.filter(({ title, text = '' }) => hasWholeWords(`${title} ${text}`, words));
  return [...byTitle, ...(byTitle.size + whole.length > 0 ? whole : byText)];
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

import type { FaqGroup } from './readGroups.ts';
import { hasWords, wordsOf } from './textSearch.ts';

export interface FoundGroups {
  groups: FaqGroup[];
  /** How many questions there are in all groups. */
  count: number;
  /** Ids of questions that were found by their answers alone: closed, nobody would see why. */
  byAnswer: ReadonlySet<string>;
}

/**
 * The questions that have every word of a query, in the question or in its answer; all of them if the
 * query has no word.
 *
 * @param tag - the language of the page, BCP 47
 */
export function filterGroups(all: readonly FaqGroup[], query: string, tag: string): FoundGroups {
  const words = wordsOf(query, tag);
  const groups = all
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        hasWords(`${question} ${answer}`, words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  const found = groups.flatMap(({ questions }) => questions);
  return {
    groups,
    count: found.length,
    byAnswer: new Set(
      found.filter(({ question }) => !hasWords(question, words)).map(({ id }) => id),
    ),
  };
}

import { hasWords, wordsOf } from '@exchange/site/frame/text-search';
import type { FaqGroup } from '../screen/readGroups.ts';

export interface FoundGroups {
  groups: FaqGroup[];
  /** Number of questions in all groups. */
  count: number;
  /** Ids of questions of which only the answer matches. They must be expanded to show the match. */
  byAnswer: ReadonlySet<string>;
}

/**
 * Returns the questions that contain every word of the query in the question or its answer. Returns
 * all questions if the query has no words.
 *
 * @param tag - BCP 47 tag of the page's language
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

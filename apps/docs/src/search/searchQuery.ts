import type { Query } from 'minisearch';
import { words } from '../markdown/searchOptions.ts';
import { stopWords, synonyms } from './synonyms.ts';

/** Weight of a synonym, compared with the word that the reader typed. */
const synonymWeight = 0.5;

/**
 * Returns the query for a text: each of its words, or a synonym of it. Words such as "how" are left out, unless there
 * are no others.
 */
export function searchQuery(text: string): Query {
  const typed = words(text).filter((word) => word !== '');
  const significant = typed.filter((word) => !stopWords.has(word.toLowerCase()));
  return {
    queries: (significant.length > 0 ? significant : typed).map((word) => ({
      combineWith: 'OR',
      queries: [
        word,
        ...synonymsOf(word.toLowerCase()).map((synonym) => ({
          queries: [synonym],
          combineWith: 'AND' as const,
          prefix: false,
          fuzzy: false as const,
          boostTerm: () => synonymWeight,
        })),
      ],
    })),
  };
}

function synonymsOf(word: string): string[] {
  return synonyms
    .filter((row) => row.includes(word))
    .flatMap((row) => row.filter((other) => other !== word));
}

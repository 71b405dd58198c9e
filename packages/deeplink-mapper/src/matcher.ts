import { createTextTable } from './textTable.ts';

/** What the matcher knows of a row. */
export interface Matchable {
  readonly route: { readonly when?: unknown };
  /** The segments of each path: words, `{values}`, and `*` at the end. */
  readonly paths: readonly (readonly string[])[];
}

/** The rows whose path begins with the same words, and what must follow them. */
interface Candidate<T> {
  readonly row: T;
  readonly rest: readonly string[];
}

/**
 * Finds the row that takes a path: `text` from `start`, where a slash is, to `end`, where none is.
 *
 * @param values - Filled with the values in the path.
 * @param accept - Asked before a row is given; where it says no, the search goes on.
 */
export type Matcher<T> = (
  text: string,
  start: number,
  end: number,
  values: string[],
  accept: (row: T) => boolean,
) => T | undefined;

/**
 * Looks the whole path up, then ever shorter beginnings of it: words go before values and `*`. Most
 * paths of a table are words only, so most are found at once.
 */
export function createMatcher<T extends Matchable>(rows: readonly T[]): Matcher<T> {
  const byWords = new Map<string, Candidate<T>[]>();
  for (const row of rows) {
    for (const path of row.paths) {
      const first = path.findIndex((segment) => /^[{*]/.test(segment));
      const count = first < 0 ? path.length : first;
      const words = ['', ...path.slice(0, count)].join('/');
      const candidates = byWords.get(words) ?? [];
      candidates[row.route.when ? 'unshift' : 'push']({ row, rest: path.slice(count) });
      byWords.set(words, candidates);
    }
  }
  const find = createTextTable(byWords);
  const wordless = byWords.get('');
  return (text, start, end, values, accept) => {
    for (let at = end; at >= start; at = text.lastIndexOf('/', at - 1)) {
      const candidates = at > start ? find(text, start, at) : wordless;
      for (const { row, rest } of candidates ?? []) {
        if (follows(text, at, end, rest, values) && accept(row)) return row;
      }
      if (at === 0) break;
    }
    return undefined;
  };
}

/** Is the path from `at` on what `rest` says? */
function follows(
  text: string,
  at: number,
  end: number,
  rest: readonly string[],
  values: string[],
): boolean {
  values.length = 0;
  for (const segment of rest) {
    if (segment === '*') return true;
    const from = at + 1;
    if (from > end) return false;
    at = text.indexOf('/', from);
    if (at < 0 || at > end) at = end;
    const part = text.slice(from, at);
    if (segment.startsWith('{')) values.push(part);
    else if (segment !== part) return false;
  }
  return at === end;
}

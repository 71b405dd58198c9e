import { kindOf, type Parameter } from './parameter.ts';
import { addToHash, createTextTable } from './textTable.ts';
import { isPlainQuery } from './query.ts';

/** A word, a value, or `*` at the end. */
export type Segment = string | Parameter;

/** What the matcher knows of a row. */
export interface Matchable {
  readonly route: { readonly when?: unknown };
  readonly paths: readonly (readonly Segment[])[];
  readonly readsQuery: boolean;
}

/** The row that takes a path. */
export interface Match<T> {
  readonly row: T | undefined;
  /** A row that takes the path, but not with this query. */
  readonly refused: T | undefined;
  /** In the path. */
  readonly values: readonly string[];
  /** Where the path ends, and the query may begin. */
  readonly end: number;
}

/**
 * Finds the row that takes the path of `text` from `start`, where its first slash is.
 *
 * @param isAddress - The text is as it came, so stop where `URL` might change it: `undefined`.
 */
export type Matcher<T> = (text: string, start: number, isAddress: boolean) => Match<T> | undefined;

interface Continuation<T> {
  readonly row: T;
  readonly rest: readonly Segment[];
}

/** Where in the path a row's values or `*` may begin. */
interface Opening<T> {
  readonly at: number;
  readonly continuations: readonly Continuation<T>[];
  readonly shorter: Opening<T> | undefined;
}

const none: readonly never[] = [];

/**
 * One pass over the path: the hash of what was read so far finds, at the end, the rows of this very path
 * and, at each slash, those that go on with values or `*`. Words go before values, and these before `*`.
 */
export function createMatcher<T extends Matchable>(
  rows: readonly T[],
  locales: readonly string[],
  accepts: (row: T, text: string, query: number) => boolean,
): Matcher<T> {
  const whole = new Map<string, T[]>();
  const open = new Map<string, Continuation<T>[]>();
  for (const row of rows) {
    for (const path of row.paths) {
      const first = path.findIndex((segment) => segment === '*' || typeof segment !== 'string');
      const rest = first < 0 ? [] : path.slice(first);
      const words = path
        .slice(0, path.length - rest.length)
        .map(String)
        .join('/');
      const isBelow = rest[0] === '*';
      if (rest.length > 0) add(open, words, { row, rest }, !isBelow);
      if (rest.length === 0 || isBelow) add(whole, words, row, !!row.route.when);
    }
  }
  const findWhole = createTextTable(whole);
  const findOpen = createTextTable(open);
  const isLocale = createTextTable(locales.map((token) => [token, true]));
  const wordless = open.get('');

  return (text, start, isAddress) => {
    let root = start;
    let slash = start;
    let hash = 0;
    /** Up to the last slash, without it. */
    let hashBefore = 0;
    let openings: Opening<T> | undefined;
    if (wordless) openings = { at: start, continuations: wordless, shorter: undefined };
    let at = start + 1;
    for (; ; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0x3f;
      if (kindOf(code) > 0) {
        hash = addToHash(hash, code);
        continue;
      }
      const isEnd = code === 0x3f || code === 0x23;
      if (!isEnd && code !== 0x2f) {
        if (isAddress) return undefined;
        hash = addToHash(hash, code);
        continue;
      }
      if (slash === at - 1) {
        // A closing slash, or two at once.
        if (!isEnd) return undefined;
        hash = hashBefore;
        break;
      }
      if (slash === start && isLocale(hash, text, start + 1, at)) {
        root = at;
        hash = 0;
        if (wordless) openings = { at, continuations: wordless, shorter: undefined };
      } else if (!isEnd) {
        const continuations = findOpen(hash, text, root + 1, at);
        if (continuations) openings = { at, continuations, shorter: openings };
      }
      if (isEnd) {
        slash = at;
        break;
      }
      slash = at;
      hashBefore = hash;
      if (root !== at) hash = addToHash(hash, code);
    }

    const pathEnd = slash;
    let refused: T | undefined;
    for (const row of findWhole(hash, text, root + 1, pathEnd) ?? none) {
      if (row.readsQuery && isAddress && !isPlainQuery(text, at)) return undefined;
      if (accepts(row, text, at)) return { row, refused, values: none, end: at };
      refused = row;
    }
    for (; openings; openings = openings.shorter) {
      for (const { row, rest } of openings.continuations) {
        const values = follow(text, openings.at, pathEnd, rest);
        if (!values) continue;
        if (row.readsQuery && isAddress && !isPlainQuery(text, at)) return undefined;
        return { row, refused, values, end: at };
      }
    }
    return { row: undefined, refused, values: none, end: at };
  };
}

/** The values, where the path from `at` on is what `rest` says. */
function follow(
  text: string,
  at: number,
  end: number,
  rest: readonly Segment[],
): string[] | undefined {
  const values: string[] = [];
  for (const segment of rest) {
    if (segment === '*') return values;
    const from = at + 1;
    if (from > end) return undefined;
    at = text.indexOf('/', from);
    if (at < 0 || at > end) at = end;
    const part = text.slice(from, at);
    if (typeof segment !== 'string') values.push(part);
    else if (segment !== part) return undefined;
  }
  return at === end ? values : undefined;
}

function add<T>(lists: Map<string, T[]>, words: string, item: T, isFirst: boolean): void {
  const list = lists.get(words) ?? [];
  list[isFirst ? 'unshift' : 'push'](item);
  lists.set(words, list);
}

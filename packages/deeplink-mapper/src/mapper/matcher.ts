import type { Parameter } from '../table/parameter.ts';
import { toExpression, valuesIn } from '../table/pattern.ts';
import { queryValue } from '../table/query.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { createTextTable, type TextEntry } from './textTable.ts';

/** The properties of a row that the matcher uses. */
export interface Matchable {
  readonly route: Pick<DeepLinkRoute, 'paths' | 'when'>;
  readonly condition?: Parameter | undefined;
}

/** Result of matching a path. */
export interface Match<T> {
  readonly row: T | undefined;
  /** A row that matches the path, but whose `when` does not match the query. */
  readonly refused: T | undefined;
  /** Names of the values in the path. */
  readonly names: readonly string[];
  /** Values in the path, in the order of their names. */
  readonly values: readonly string[];
  /** Index of the question mark, or the length of the text if there is no query. */
  readonly query: number;
}

/** Returns the row that matches the path in `text`. `start` is the index of the first slash. */
export type Matcher<T> = (text: string, start: number) => Match<T>;

/** A path of a row below its literal start. */
interface Branch<T> {
  readonly row: T;
  readonly rest: RegExp;
  readonly names: readonly string[];
}

/** Rows whose paths start with the same literal segments. */
interface Place<T> extends TextEntry<Place<T>> {
  /** The row with exactly this path. */
  row: T | undefined;
  /** Rows with a `when`, followed by rows that continue with values or `*`. */
  readonly branches: Branch<T>[];
}

interface LocaleEntry {
  readonly text: string;
  next?: LocaleEntry | undefined;
}

const none: readonly never[] = [];

/**
 * Returns a matcher that looks up the whole path, then its prefixes from long to short, so literal segments
 * win over values. It removes a locale only if the table does not contain the whole path.
 */
export function createMatcher<T extends Matchable>(
  rows: readonly T[],
  locales: readonly string[],
): Matcher<T> {
  const places = collectPlaces(rows);
  const find = createTextTable(places.values());
  const isLocale = createTextTable<LocaleEntry>(locales.map((token) => ({ text: `/${token}` })));
  const wordless = places.get('');

  return (text, start) => {
    const query = indexOrEnd('?', text, start, text.length);
    const end = text.charCodeAt(query - 1) === 0x2f ? query - 1 : query;
    let root = start;
    let place = find(text, root, end);
    if (!place) {
      const second = indexOrEnd('/', text, start + 1, end);
      if (isLocale(text, start, second)) {
        root = second;
        place = find(text, root, end);
      }
    }
    let refused: T | undefined;
    for (let at = end; at >= root; at = previousSlash(text, at, root)) {
      if (at < end || at === root) place = at > root ? find(text, root, at) : wordless;
      if (!place) continue;
      for (const { row, rest, names } of place.branches) {
        const found = rest.exec(text.slice(at, end));
        if (!found) continue;
        const { condition, route } = row;
        if (!condition || queryValue(text, query, condition) === route.when?.value) {
          return { row, refused, names, values: found.slice(1), query };
        }
        refused = row;
      }
      if (at === end && place.row) {
        return { row: place.row, refused, names: none, values: none, query };
      }
    }
    return { row: undefined, refused, names: none, values: none, query };
  };
}

function collectPlaces<T extends Matchable>(rows: readonly T[]): Map<string, Place<T>> {
  const places = new Map<string, Place<T>>();
  for (const row of rows) {
    for (const path of row.route.paths) {
      const [words = ''] = path.replace(/^\/$/, '').split(/\/[^/]*[{*]/);
      const place = places.get(words) ?? { text: words, row: undefined, branches: [] };
      places.set(words, place);
      const rest = path.slice(words.length);
      const branch = { row, rest: toExpression(rest), names: valuesIn(path) };
      if (row.condition) place.branches.unshift(branch);
      else if (rest.length > 1) place.branches.push(branch);
      else place.row = row;
    }
  }
  return places;
}

/** Returns the index of a character from `start`, or `end` if it does not occur before. */
function indexOrEnd(character: string, text: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index < 0 || index > end ? end : index;
}

/** Returns the index of the last slash before `at`, or `root` if there is none after it. */
function previousSlash(text: string, at: number, root: number): number {
  // Ends a search that has reached the root.
  if (at === root) return -1;
  do at--;
  while (at > root && text.charCodeAt(at) !== 0x2f);
  return at;
}

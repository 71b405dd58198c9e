import type { Parameter } from '../table/parameter.ts';
import { queryValue } from './query.ts';
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
  /** Values in the path, in order. */
  readonly values: readonly string[];
  /** Index of the question mark, or the length of the text if there is no query. */
  readonly query: number;
}

/** Returns the row that matches the path in `text`. `start` is the index of the first slash. */
export type Matcher<T> = (text: string, start: number) => Match<T>;

/** Rows whose paths start with the same literal segments. */
interface Place<T> extends TextEntry<Place<T>> {
  /** The row with exactly this path. */
  row: T | undefined;
  /** Rows with a `when`, followed by rows that continue with a `{value}` or `*`. */
  readonly open: { readonly row: T; readonly rest: readonly string[] }[];
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
  const places = new Map<string, Place<T>>();
  for (const row of rows) {
    for (const path of row.route.paths) {
      const [words = ''] = path.split(/\/[{*]/);
      const place = places.get(words) ?? { text: words, row: undefined, open: [], next: undefined };
      places.set(words, place);
      const rest = path.slice(words.length).split('/').slice(1);
      if (row.condition) place.open.unshift({ row, rest });
      else if (rest.length > 0) place.open.push({ row, rest });
      else place.row = row;
    }
  }
  const find = createTextTable(places.values());
  const isLocale = createTextTable<LocaleEntry>(locales.map((token) => ({ text: `/${token}` })));
  const wordless = places.get('');

  return (text, start) => {
    const query = until('?', text, start, text.length);
    const end = text.charCodeAt(query - 1) === 0x2f ? query - 1 : query;
    let root = start;
    let place = find(text, root, end);
    if (!place) {
      const second = until('/', text, start + 1, end);
      if (isLocale(text, start, second)) {
        root = second;
        place = find(text, root, end);
      }
    }
    let refused: T | undefined;
    let at = end;
    while (at >= root) {
      if (place) {
        for (const { row, rest } of place.open) {
          const values = follow(text, at, end, rest);
          if (!values) continue;
          const { condition, route } = row;
          if (!condition || queryValue(text, query, condition) === route.when?.value) {
            return { row, refused, values, query };
          }
          refused = row;
        }
        if (at === end && place.row) return { row: place.row, refused, values: none, query };
      }
      do at--;
      while (at > root && text.charCodeAt(at) !== 0x2f);
      place = at > root ? find(text, root, at) : wordless;
    }
    return { row: undefined, refused, values: none, query };
  };
}

/** Returns the values if the path from `at` matches `rest`, otherwise undefined. */
function follow(
  text: string,
  at: number,
  end: number,
  rest: readonly string[],
): readonly string[] | undefined {
  const values: string[] = [];
  for (const segment of rest) {
    if (segment === '*') return values;
    if (at === end) return undefined;
    const from = at + 1;
    at = until('/', text, from, end);
    const part = text.slice(from, at);
    if (segment.startsWith('{')) values.push(part);
    else if (segment !== part) return undefined;
  }
  return at === end ? values : undefined;
}

/** Returns the index of a character from `start`, or `end` if it does not occur before. */
function until(character: string, text: string, start: number, end: number): number {
  const at = text.indexOf(character, start);
  return at < 0 || at > end ? end : at;
}

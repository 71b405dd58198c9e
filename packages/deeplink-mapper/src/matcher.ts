import type { Parameter } from './parameter.ts';
import { queryValue } from './query.ts';
import type { DeepLinkRoute } from './route.ts';
import { createTextTable, type TextEntry } from './textTable.ts';

/** What the matcher knows of a row. */
export interface Matchable {
  readonly route: Pick<DeepLinkRoute, 'paths' | 'when'>;
  readonly condition?: Parameter | undefined;
}

/** The row that takes a path. */
export interface Match<T> {
  readonly row: T | undefined;
  /** A row that takes the path, but not with this query. */
  readonly refused: T | undefined;
  /** In the path. */
  readonly values: readonly string[];
  /** Where the query begins with its question mark, or the text ends. */
  readonly query: number;
}

/** Finds the row that takes the path of `text` from `start`, where its first slash is. */
export type Matcher<T> = (text: string, start: number) => Match<T>;

/** What words at the beginning of a path lead to. */
interface Place<T> extends TextEntry<Place<T>> {
  /** The row of these words alone. */
  row: T | undefined;
  /** Rows that go on with `{value}`, words or `*`, or that have a `when`: these go first. */
  readonly open: { readonly row: T; readonly rest: readonly string[] }[];
}

interface LocaleEntry {
  readonly text: string;
  next?: LocaleEntry | undefined;
}

const none: readonly never[] = [];

/**
 * Looks the whole path up, then its beginnings up to a slash, from long to short: words go before values.
 * A path that is in the table as it stands has no locale to take away.
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

/** The values, where the path from `at` on is what `rest` says. */
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

/** Where the character is from `start` on, at most `end`. */
function until(character: string, text: string, start: number, end: number): number {
  const at = text.indexOf(character, start);
  return at < 0 || at > end ? end : at;
}

import { leadingWords, toExpression, valuesIn } from '../table/pattern.ts';
import { knownInPath, restName, toNative } from '../table/parameter.ts';
import type { Query } from '../table/query.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import type { Row } from '../table/row.ts';
import { withoutLocale } from './readWebPath.ts';

/** Result of matching a path. */
export interface Match<T> {
  readonly row: T | undefined;
  /** A row that matches the path, but whose `when` does not match the query. */
  readonly refused: T | undefined;
  /** Names of the values in the path, with `*` if it ends with `/*`. */
  readonly names: readonly string[];
  /** Values in the path, in the order of their names. */
  readonly values: readonly string[];
}

/** Returns the row that matches a path without its final slash, and a query. */
export type Matcher<T> = (path: string, query: Query) => Match<T>;

/** The part of a row's path after its leading literal segments. */
interface Branch<T> {
  readonly row: T;
  readonly rest: RegExp;
  readonly names: readonly string[];
}

/** Rows whose paths start with the same literal segments. */
interface Place<T> {
  /** The row with exactly this path. */
  row?: T;
  /** Rows with a `when`, followed by rows that continue with values or `*`. */
  readonly branches: Branch<T>[];
}

const none: readonly never[] = [];

/**
 * Returns a matcher that looks up the whole path, then its prefixes from long to short, so literal segments
 * win over values. Of several rows with values, it takes the first whose values fit. It removes a locale
 * (`readWebPath.ts`) only if the table does not contain the whole path.
 */
export function createMatcher<T extends Row>(
  rows: readonly T[],
  locales: readonly string[],
): Matcher<T> {
  const places = collectPlaces(rows);
  const tokens = new Set(locales);
  const longest = Math.max(...[...places.keys()].map(({ length }) => length));

  return (webPath, query) => {
    let place = places.get(webPath);
    const path = place ? webPath : withoutLocale(webPath, tokens);
    place ??= places.get(path);
    let refused: T | undefined;
    for (let end = path.length; ;) {
      if (place?.branches[0]) {
        const match = matchBranches(place.branches, { text: path.slice(end), query, refused });
        if (match.row) return match;
        refused = match.refused;
      }
      const row = end === path.length ? place?.row : undefined;
      if (row || end < 1) return { row, refused, names: none, values: none };
      end = path.lastIndexOf('/', end - 1);
      // No prefix in the table is longer, and hashing every longer prefix would take quadratic time.
      place = end > longest ? undefined : places.get(path.slice(0, end));
    }
  };
}

/** The part of a path after its leading literal segments, and its query. */
interface Rest<T> {
  readonly text: string;
  readonly query: Query;
  /** A row with more literal segments that was refused. */
  readonly refused: T | undefined;
}

/** Returns the first row whose values fit, or else the first row that matches the text. */
function matchBranches<T extends Row>(
  branches: readonly Branch<T>[],
  { text, query, refused: refusedBefore }: Rest<T>,
): Match<T> {
  let refused = refusedBefore;
  let unfit: Match<T> | undefined;
  for (const { row, rest, names } of branches) {
    const found = rest.exec(text);
    if (!found) continue;
    if (!isMet(row.route.when, query)) {
      refused = row;
      continue;
    }
    const match = { row, refused, names, values: found.slice(1).map(decodeSegment) };
    // The values matter only if another row could match instead.
    if (row.route.when || branches.length === 1 || fit(match)) return match;
    unfit ??= match;
  }
  return unfit ?? { row: undefined, refused, names: none, values: none };
}

function isMet(when: DeepLinkRoute['when'], query: Query): boolean {
  if (!when) return true;
  const value = query.get(when.parameter);
  return value !== undefined && value.isValid && value.text === when.value;
}

function fit<T extends Row>({ row, names, values }: Match<T>): boolean {
  return names.every((name, i) => {
    const parameter = row?.parameters.find((one) => one.name === name);
    return !parameter || toNative(parameter, values[i]) !== undefined;
  });
}

/**
 * Decodes a value of the path. The caller checked that its escapes are valid. A value with an
 * unnecessary escape becomes `.`, which fits no format: with and without the escape, URLs are
 * different.
 */
function decodeSegment(text = ''): string {
  if (!text.includes('%')) return text;
  const value = decodeURIComponent(text);
  const escaped = text.replace(/%../g, (escape) => escape.toUpperCase());
  return encodeURI(value) === escaped ? value : '.';
}

function collectPlaces<T extends Row>(rows: readonly T[]): Map<string, Place<T>> {
  const places = new Map<string, Place<T>>();
  for (const row of rows) {
    const knownOf = (name: string) => knownInPath(row.parameters.find((one) => one.name === name));
    for (const path of row.route.paths) {
      const words = leadingWords(path);
      const place = places.get(words) ?? { branches: [] };
      places.set(words, place);
      const rest = path.slice(words.length);
      const names = [...valuesIn(path), ...(path.endsWith('/*') ? [restName] : [])];
      const branch = { row, rest: toExpression(rest, knownOf), names };
      if (row.route.when) place.branches.unshift(branch);
      else if (rest.length > 1) place.branches.push(branch);
      else place.row = row;
    }
  }
  return places;
}

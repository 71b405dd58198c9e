import { maxLength } from './parameter.ts';
import type { Row } from './row.ts';

/** Query parameters that a link keeps, by name. */
export type KeptQuery = ReadonlyMap<string, string>;

/** Returns the parameters to keep. `valueOf` returns a decoded value, or undefined if it cannot be decoded. */
export type QueryKeeper = (
  row: Row,
  names: () => Iterable<string>,
  valueOf: (name: string) => string | undefined,
) => KeptQuery;

const nothing: KeptQuery = new Map();

/**
 * Creates a function that returns the parameters whose names match a pattern of the option `keep`,
 * unless the row reads them. Values that are too long or no valid text are left out, and so are
 * names in the query of any row's link: with such a parameter, the link could be that of another
 * row.
 */
export function createQueryKeeper(
  patterns: readonly string[] = [],
  rows: readonly Row[],
): QueryKeeper {
  const ownNames = rows.flatMap(({ query }) => query.map(([name]) => name));
  const isKept = (name: string) =>
    /^[a-z][\w.~-]*$/i.test(name) &&
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );

  return ({ route, parameters }, names, valueOf) => {
    if (!patterns[0]) return nothing;
    const used = [...ownNames, route.when?.parameter, ...parameters.map(({ name }) => name)];
    const kept = new Map<string, string>();
    for (const name of names()) {
      if (!isKept(name) || used.includes(name)) continue;
      const value = valueOf(name);
      if (value && value.length <= maxLength && !/\p{Cs}/u.test(value)) kept.set(name, value);
    }
    return kept;
  };
}

/** Returns the parameters as a query without its first sign. Their names need no escape. */
export function writeKeptQuery(kept: KeptQuery): string {
  return [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

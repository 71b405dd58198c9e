import { createMatcher } from './matcher.ts';
import { readValue } from './parameter.ts';
import { BROKEN, queryValue } from './query.ts';
import type { DeepLink } from './route.ts';
import type { Row } from './row.ts';
import { type NativePrefixes, writeLink } from './target.ts';

/** Why a web address has a native link, or has none. */
export interface Explanation {
  /**
   * - `ok`: it has one
   * - `foreign-origin`: it is no address of the site
   * - `bad-encoding`: an escape is broken, in the path or in a parameter of the row, or hides a separator
   * - `no-route`: no row takes the path
   * - `bad-parameter`: a row takes the path, but a needed value is absent or does not fit
   */
  readonly reason: 'ok' | 'foreign-origin' | 'bad-encoding' | 'no-route' | 'bad-parameter';
  /** The row that took the path. */
  readonly routeId?: string;
  /** The parameter of the row that is to blame. */
  readonly parameter?: string;
}

/**
 * Finds the row that takes the path and query of `text` from `start`, and fills its target.
 *
 * @param isAddress - As the matcher's.
 */
export type Resolver = (
  text: string,
  start: number,
  isAddress: boolean,
) => DeepLink | Explanation | undefined;

export function createResolver(
  table: readonly Row[],
  locales: readonly string[],
  prefixes: NativePrefixes,
): Resolver {
  // A row without values has one link, made beforehand and shared.
  const rows = table.map((row) => {
    const link = row.parameters.length > 0 ? undefined : writeLink(row, [], prefixes);
    if (link) Object.freeze(Object.freeze(link).params);
    return { ...row, link };
  });
  const links = new Map(rows.map(({ route, link }) => [route.id, link]));
  const match = createMatcher(
    rows,
    locales,
    ({ route: { when } }, text, query) =>
      !when || queryValue(text, query, when.parameter) === when.value,
  );

  return (text, start, isAddress) => {
    const found = match(text, start, isAddress);
    if (!found) return undefined;
    const { row, refused, values: inPath, end } = found;
    if (refused?.route.when) {
      const { parameter } = refused.route.when;
      const value = queryValue(text, end, parameter);
      if (!row || value === BROKEN) return blame(value, refused.route.id, parameter);
    }
    if (!row) return { reason: 'no-route' };
    if (row.link) return row.link;

    let link: DeepLink | undefined;
    const values: (string | undefined)[] = [];
    for (const parameter of row.parameters) {
      const { name, isOptional, spec } = parameter;
      const raw = inPath[values.length] ?? queryValue(text, end, name);
      const value = (raw === undefined ? raw : readValue(parameter, raw)) ?? spec.default;
      if (raw === BROKEN || (value === undefined && !isOptional)) {
        link = raw === undefined ? links.get(row.route.fallback ?? '') : undefined;
        if (!link) return blame(raw, row.route.id, name);
      }
      values.push(value);
    }
    return link ?? writeLink(row, values, prefixes);
  };
}

function blame(value: string | undefined, routeId: string, parameter: string): Explanation {
  return { reason: value === BROKEN ? 'bad-encoding' : 'bad-parameter', routeId, parameter };
}

import { createMatcher } from './matcher.ts';
import { type Parameter, readValue } from './parameter.ts';
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

/** What is to say of an address. */
export interface Finding extends Explanation {
  /** Where the reason is `ok`. */
  readonly link?: DeepLink;
  /** The path is a path of the table, to the letter, and the query does not matter. */
  readonly isExact?: boolean;
}

/** Finds the row that takes the path and query of `text` from `start`, and fills its target. */
export type Resolver = (text: string, start: number) => Finding;

export function createResolver(
  table: readonly Row[],
  locales: readonly string[],
  prefixes: NativePrefixes,
): Resolver {
  // A row without values has one link, made beforehand and shared.
  const rows = table.map((row) => {
    if (row.parameters.length > 0) return { ...row, finding: undefined };
    const { paths, when } = row.route;
    const link = writeLink(row, new Map(), prefixes);
    Object.freeze(Object.freeze(link).params);
    return { ...row, finding: ok(link, !when && !String(paths).includes('*')) };
  });
  const findings = new Map(rows.map(({ route, finding }) => [route.id, finding]));
  const match = createMatcher(rows, locales);

  return (text, start) => {
    const { row, refused, values: inPath, query } = match(text, start);
    if (row?.finding && !refused) return row.finding;

    if (refused?.condition) {
      const value = queryValue(text, query, refused.condition);
      if (!row || value === BROKEN) return blame(value, refused, refused.condition);
    }
    if (!row) return { reason: 'no-route' };

    let { finding } = row;
    const values = new Map<string, string | undefined>();
    for (const parameter of row.parameters) {
      const { spec } = parameter;
      const raw = inPath[values.size] ?? queryValue(text, query, parameter);
      const value = (raw === undefined ? raw : readValue(parameter, raw)) ?? spec.default;
      if (raw === BROKEN || (value === undefined && !spec.optional)) {
        finding = raw === undefined ? findings.get(row.route.fallback ?? '') : undefined;
        if (!finding) return blame(raw, row, parameter);
      }
      values.set(parameter.name, value);
    }
    return ok(finding?.link ?? writeLink(row, values, prefixes), false);
  };
}

function ok(link: DeepLink, isExact: boolean): Finding {
  return { reason: 'ok', routeId: link.routeId, link, isExact };
}

function blame(value: string | undefined, { route }: Row, { name }: Parameter): Finding {
  return {
    reason: value === BROKEN ? 'bad-encoding' : 'bad-parameter',
    routeId: route.id,
    parameter: name,
  };
}

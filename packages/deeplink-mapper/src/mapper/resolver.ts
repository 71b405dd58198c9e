import { createMatcher } from './matcher.ts';
import { type Parameter, readValue } from '../table/parameter.ts';
import { BROKEN, queryValue } from './query.ts';
import type { DeepLink } from '../table/route.ts';
import type { Row } from '../table/row.ts';
import { type NativePrefixes, writeLink } from '../table/nativeLink.ts';

/** Reason why a URL has a native link or none. */
export interface Explanation {
  /**
   * - `ok`: the URL has a link
   * - `foreign-origin`: the URL does not belong to the site
   * - `bad-encoding`: the path or a parameter of the row has an invalid escape, or the path an escaped separator
   * - `no-route`: no row matches the path
   * - `bad-parameter`: a row matches the path, but a required value is absent or invalid
   */
  readonly reason: 'ok' | 'foreign-origin' | 'bad-encoding' | 'no-route' | 'bad-parameter';
  /** Id of the row that matches the path. */
  readonly routeId?: string;
  /** Name of the parameter that is absent or invalid. */
  readonly parameter?: string;
}

/** Explanation and link of a URL. */
export interface Finding extends Explanation {
  /** Present if the reason is `ok`. */
  readonly link?: DeepLink;
  /** Whether the table contains exactly this path and the link does not depend on the query. */
  readonly isExact?: boolean;
}

/** Finds the row that matches the path and query in `text` from `start`, and returns its link. */
export type Resolver = (text: string, start: number) => Finding;

export function createResolver(
  table: readonly Row[],
  locales: readonly string[],
  prefixes: NativePrefixes,
): Resolver {
  // Links of rows without values are created once and shared.
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
      if (!row || value === BROKEN) return parameterProblem(value, refused, refused.condition);
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
        if (!finding) return parameterProblem(raw, row, parameter);
      }
      values.set(parameter.name, value);
    }
    return ok(finding?.link ?? writeLink(row, values, prefixes), false);
  };
}

function ok(link: DeepLink, isExact: boolean): Finding {
  return { reason: 'ok', routeId: link.routeId, link, isExact };
}

function parameterProblem(value: string | undefined, { route }: Row, { name }: Parameter): Finding {
  return {
    reason: value === BROKEN ? 'bad-encoding' : 'bad-parameter',
    routeId: route.id,
    parameter: name,
  };
}

import { type DeepLink, type NativePrefixes, writeLink } from '../table/nativeLink.ts';
import { type Parameter, toNative } from '../table/parameter.ts';
import { BROKEN, queryValue } from '../table/query.ts';
import type { Row } from '../table/row.ts';
import { createMatcher } from './matcher.ts';

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
    const { row, refused, names, values, query } = match(text, start);
    if (refused?.condition) {
      const value = queryValue(text, query, refused.condition);
      if (!row || value === BROKEN) return parameterProblem(value, refused, refused.condition);
    }
    if (!row) return { reason: 'no-route' };
    const { finding, parameters } = row;
    if (finding?.link) return refused ? ok(finding.link, false) : finding;

    let fallback: DeepLink | undefined;
    const nativeValues = new Map<string, string>();
    for (const parameter of parameters) {
      const { default: standard, optional } = parameter.spec;
      const index = names.indexOf(parameter.name);
      const raw =
        index < 0 ? queryValue(text, query, parameter) : decodeSegment(values[index] ?? '');
      const value = (raw === undefined ? raw : toNative(parameter, raw)) ?? standard;
      if (raw === BROKEN || (value === undefined && !optional)) {
        if (raw === undefined) fallback = findings.get(row.route.fallback ?? '')?.link;
        if (raw !== undefined || !fallback) return parameterProblem(raw, row, parameter);
      }
      if (value !== undefined) nativeValues.set(parameter.name, value);
    }
    return ok(fallback ?? writeLink(row, nativeValues, prefixes), false);
  };
}

/**
 * Decodes a value of the path, whose escapes are valid. URLs differ if an escaped character did not need to
 * be escaped. Such a value becomes empty, which fits no format.
 */
function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  const value = decodeURIComponent(text);
  const escaped = text.replace(/%../g, (escape) => escape.toUpperCase());
  return encodeURI(value) === escaped ? value : '';
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

import { type DeepLink, type NativePrefixes, writeLink } from '../table/nativeLink.ts';
import { type Parameter, toNative } from '../table/parameter.ts';
import { BROKEN, queryValue } from '../table/query.ts';
import type { Row } from '../table/row.ts';
import { createMatcher } from './matcher.ts';

/** The reason why a URL has, or does not have, a native link. */
export interface Explanation {
  /**
   * - `ok`: the URL has a link
   * - `foreign-origin`: the URL does not belong to the site
   * - `bad-encoding`: the path or one of the row's parameters has an invalid escape, or the path has an
   *   escaped separator
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
}

/** Finds the row that matches a path without its final slash and a query, and returns its link. */
export type Resolver = (path: string, query: string) => Finding;

export function createResolver(
  rows: readonly Row[],
  locales: readonly string[],
  prefixes: NativePrefixes,
): Resolver {
  const linked = rows.map((row) => {
    /** Link of a row without values, which is created once and shared. */
    const shared = row.parameters[0] ? undefined : found(writeLink(row, new Map(), prefixes));
    Object.freeze(Object.freeze(shared?.link)?.params);
    return { ...row, shared };
  });
  const match = createMatcher(linked, locales);

  return (path, query) => {
    const { row, refused, names, values } = match(path, query);
    if (refused?.condition) {
      const value = queryValue(query, refused.condition);
      if (!row || value === BROKEN) return parameterProblem(value, refused, refused.condition);
    }
    if (!row) return { reason: 'no-route' };
    const { parameters, route } = row;
    let finding = row.shared;
    if (finding) return finding;
    const nativeValues = new Map<string, string>();
    for (const parameter of parameters) {
      const index = names.indexOf(parameter.name);
      const raw = index < 0 ? queryValue(query, parameter) : decodeSegment(values[index + 1] ?? '');
      const value =
        raw === BROKEN ? undefined : (toNative(parameter, raw) ?? parameter.spec.default);
      if (value !== undefined) nativeValues.set(parameter.name, value);
      else if (raw === BROKEN || !parameter.spec.optional) {
        finding = linked.find(
          (other) => raw === undefined && other.route.id === route.fallback,
        )?.shared;
        if (!finding) return parameterProblem(raw, row, parameter);
      }
    }
    return finding ?? found(writeLink(row, nativeValues, prefixes));
  };
}

/**
 * Decodes a value of the path. The caller checked that its escapes are valid. A value with an
 * unnecessary escape becomes empty, which fits no format: with and without the escape, URLs are
 * different.
 */
function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  const value = decodeURIComponent(text);
  const escaped = text.replace(/%../g, (escape) => escape.toUpperCase());
  return encodeURI(value) === escaped ? value : '';
}

function found(link: DeepLink): Finding {
  return { reason: 'ok', routeId: link.routeId, link };
}

function parameterProblem(value: string | undefined, { route }: Row, { name }: Parameter): Finding {
  return {
    reason: value === BROKEN ? 'bad-encoding' : 'bad-parameter',
    routeId: route.id,
    parameter: name,
  };
}

import type { KeptQuery, QueryKeeper } from '../table/keptQuery.ts';
import { type DeepLink, type NativePrefixes, writeLink } from '../table/nativeLink.ts';
import { toNative, toNativeCase } from '../table/parameter.ts';
import { type Query, type QueryValue, readQuery } from '../table/query.ts';
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

/** A row with its link if it has no values, which is created once and shared. */
interface LinkedRow extends Row {
  readonly shared: Finding | undefined;
}

interface ResolverOptions {
  /** Locales that may be the first segment of a path. */
  locales: readonly string[];
  prefixes: NativePrefixes;
  keep: QueryKeeper;
}

export function createResolver(
  rows: readonly Row[],
  { locales, prefixes, keep }: ResolverOptions,
): Resolver {
  const linked = rows.map((row): LinkedRow => {
    const shared = row.parameters[0] ? undefined : found(writeLink(row, new Map(), prefixes));
    Object.freeze(Object.freeze(shared?.link)?.params);
    return { ...row, shared };
  });
  const match = createMatcher(linked, locales);

  return (path, search) => {
    const query = readQuery(search);
    const { row, refused, names, values } = match(path, query);
    if (refused?.route.when) {
      const { parameter } = refused.route.when;
      const value = query.get(parameter);
      // If the value cannot be decoded, it is unknown which of both rows the URL means.
      if (!row || value?.isValid === false) return parameterProblem(value, refused, parameter);
    }
    if (!row) return { reason: 'no-route' };
    if (row.shared) return withKeptQuery(row, row.shared, query);
    return linkWithValues(row, query, (name) => {
      const index = names.indexOf(name);
      return index < 0 ? query.get(name) : readText(values[index]);
    });
  };

  /** Returns the link of a row, or that of its fallback if a required query parameter is absent. */
  function linkWithValues(
    row: LinkedRow,
    query: Query,
    valueOf: (name: string) => QueryValue | undefined,
  ): Finding {
    const nativeValues = new Map<string, string>();
    let isIncomplete = false;
    for (const parameter of row.parameters) {
      const { name, spec } = parameter;
      const value = valueOf(name);
      if (value?.isValid === false) return parameterProblem(value, row, name);
      const native =
        toNative(parameter, value?.text) ?? (spec.default && toNativeCase(parameter, spec.default));
      if (native !== undefined) nativeValues.set(name, native);
      else if (spec.optional) continue;
      else if (value === undefined && row.route.fallback !== undefined) isIncomplete = true;
      else return parameterProblem(value, row, name);
    }
    const fallback = isIncomplete
      ? linked.find(({ route }) => route.id === row.route.fallback)
      : undefined;
    // The table check ensures that a fallback has no values, so its link is shared.
    if (fallback?.shared) return withKeptQuery(fallback, fallback.shared, query);
    return found(writeLink(row, nativeValues, prefixes, keptOf(row, query)));
  }

  /** Returns the shared link of a row, or another one if the query has something to keep. */
  function withKeptQuery(row: Row, shared: Finding, query: Query): Finding {
    const keptQuery = keptOf(row, query);
    return keptQuery.size > 0 ? found(writeLink(row, new Map(), prefixes, keptQuery)) : shared;
  }

  function keptOf(row: Row, query: Query): KeptQuery {
    return keep(row, query.names, (name) => {
      const value = query.get(name);
      return value?.isValid ? value.text : undefined;
    });
  }
}

/** A value of the path, whose escapes the caller checked. */
function readText(text = ''): QueryValue {
  return { isValid: true, text };
}

function found(link: DeepLink): Finding {
  return { reason: 'ok', routeId: link.routeId, link };
}

function parameterProblem(
  value: QueryValue | undefined,
  { route }: Row,
  parameter: string,
): Finding {
  const reason = value?.isValid === false ? 'bad-encoding' : 'bad-parameter';
  return { reason, routeId: route.id, parameter };
}

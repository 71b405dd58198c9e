import { createMatcher } from './matcher.ts';
import { readValue } from './parameter.ts';
import { BROKEN, queryValue } from './query.ts';
import type { DeepLink } from './route.ts';
import type { Row } from './row.ts';
import { type NativePrefixes, writeLink } from './target.ts';
import { createTextTable } from './textTable.ts';
import { hasBadEscape, type WebAddress } from './webAddress.ts';

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

/** Finds the row that takes an address, and fills its target. */
export function createResolver(
  table: readonly Row[],
  locales: readonly string[],
  prefixes: NativePrefixes,
): (address: WebAddress) => DeepLink | Explanation {
  const isLocale = createTextTable(new Map(locales.map((token) => [`/${token}`, true])));
  // A row without values has one link, made beforehand and shared.
  const rows = table.map((row) => ({
    ...row,
    link: row.parameters.length > 0 ? undefined : writeLink(row, [], prefixes),
  }));
  const links = new Map(rows.map(({ route, link }) => [route.id, link]));
  const match = createMatcher(rows);

  return ({ text, start: first, end, isPlain, query }) => {
    const slash = text.indexOf('/', first + 1);
    const second = slash < 0 || slash > end ? end : slash;
    const start = isLocale(text, first, second) ? second : first;
    let failure: Explanation = { reason: 'no-route' };
    if (!isPlain) {
      const path = text.slice(start, end);
      if (hasBadEscape(path)) return { reason: 'bad-encoding' };
      if (/;|\/\//.test(path)) return failure;
    }

    const inPath: string[] = [];
    const row = match(text, start, end, inPath, ({ route: { id, when } }) => {
      if (!when) return true;
      const value = queryValue(query, when.parameter);
      if (value !== when.value) failure = blame(value, id, when.parameter);
      return value === when.value;
    });
    if (!row || failure.reason === 'bad-encoding') return failure;

    let { link } = row;
    if (link) return link;
    const { id, fallback = '' } = row.route;
    const values: (string | undefined)[] = [];
    for (const parameter of row.parameters) {
      const { name, optional, default: preset } = parameter;
      const raw = inPath[values.length] ?? queryValue(query, name);
      const value = (raw === undefined ? raw : readValue(parameter, raw)) ?? preset;
      if (raw === BROKEN || (value === undefined && !optional)) {
        link = raw === undefined ? links.get(fallback) : undefined;
        if (!link) return blame(raw, id, name);
      }
      values.push(value);
    }
    return link ?? writeLink(row, values, prefixes);
  };
}

function blame(value: string | undefined, routeId: string, parameter: string): Explanation {
  return { reason: value === BROKEN ? 'bad-encoding' : 'bad-parameter', routeId, parameter };
}

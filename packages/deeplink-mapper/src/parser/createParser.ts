import { createMapper } from '../mapper/mapper.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { createQueryKeeper, type KeptQuery, writeKept } from '../table/keptQuery.ts';
import { nativePrefixes, writeLink } from '../table/nativeLink.ts';
import type { Row } from '../table/row.ts';
import { createRouteReader, decode, hasJoinedValues, hasKnownValues } from './routeReader.ts';
import { writeWebPaths } from './writeWebPaths.ts';

/** Row, parameters and web path of a native link. */
export interface ParsedDeepLink {
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  /**
   * Web path and query that the mapper maps to this link, such as `/trade/spot/BTC/USDT`. To get a URL,
   * prepend the site's origin and a locale. Absent if the link lacks a value of the path, or contains
   * joined values that cannot be separated.
   */
  readonly path?: string;
}

/** Maximum length of a link in characters. Values have up to 256. */
const maxLength = 8_000;

/** Parses a native link. Returns undefined for links that fit no row of the table. Never throws. */
export type DeepLinkParser = (url: string) => ParsedDeepLink | undefined;

export interface DeepLinkParserOptions {
  /**
   * Whether to accept links that others have written: with unknown query parameters such as `utm_source`, query
   * parameters in another order, a fragment, a trailing slash, unnecessary escapes, or capitals in the scheme. Otherwise,
   * only links that a mapper with this table can return are accepted. Default: false.
   */
  tolerant?: boolean;
}

/** The part of a native route that the row reads, and the query parameters that the link keeps. */
interface RouteParts {
  readonly own: string;
  readonly kept: KeptQuery;
}

/** Creates a parser from rows that are already validated. */
export function createParser(
  tableRows: readonly Row[],
  options: Omit<DeepLinkConfig, 'siteOrigins' | 'routes'>,
  { tolerant = false }: DeepLinkParserOptions = {},
): DeepLinkParser {
  const rows = tableRows.map((row) => ({
    ...row,
    readValues: createRouteReader(row),
    isJoined: hasJoinedValues(row),
    hasKnown: hasKnownValues(row),
  }));
  // As in the mapper, a row without values wins: `orders/new` is not `orders/{id}`.
  const sorted = [...rows].sort((a, b) => hasValues(a) - hasValues(b));
  const { map } = createMapper(rows, { ...options, siteOrigins: ['https://www.example.com'] });
  const prefixes = nativePrefixes(options);
  const keep = createQueryKeeper(options.keep, rows);

  /** Returns a function that returns the parts of a route for a row. */
  function readParts(route: string): (row: Row) => RouteParts {
    const [path = '', ...texts] = (tolerant ? route.replace(/#.*/s, '') : route).split(/[?&]/);
    const ownPath = tolerant ? path.replace(/\/$/, '') : path;
    const pairs = texts.map((text) => ({ text, name: text.replace(/=.*/s, '') }));
    // A link can have thousands of parameters, so they are read once, not for each row.
    const first = new Map<string, { text: string; value: string | undefined }>();
    for (const { text, name } of pairs) {
      if (text === name || first.has(name)) continue;
      first.set(name, { text, value: decode(text.slice(name.length + 1)) });
    }
    return (row) => {
      const kept = keep(
        row,
        () => first.keys(),
        (name) => first.get(name)?.value,
      );
      // Without tolerance, the row reads everything that the link does not keep.
      const own = tolerant
        ? row.query.flatMap(([name]) => first.get(name)?.text ?? [])
        : pairs.filter(({ name }) => !kept.has(name)).map(({ text }) => text);
      return { own: own[0] === undefined ? ownPath : `${ownPath}?${own.join('&')}`, kept };
    };
  }

  return (address) => {
    if (typeof address !== 'string' || address.length > maxLength) return undefined;
    const url = tolerant ? withLowerCaseScheme(address) : address;
    if (!url.startsWith(prefixes.native)) return undefined;
    const isMini = options.miniRoute !== undefined && url.startsWith(prefixes.mini);
    const prefix = isMini ? prefixes.mini : prefixes.native;
    const text = url.slice(prefix.length);
    const fullRoute = isMini ? (decode(text) ?? '') : text;
    const partsFor = readParts(fullRoute);
    const candidates = sorted
      .filter((row) => (row.route.mini ?? false) === isMini)
      .map((row) => ({ row, ...partsFor(row) }))
      // The row that uses most of the query.
      .sort((a, b) => b.own.length - a.own.length);
    for (const { row, own, kept } of candidates) {
      const separated = row.isJoined && row.hasKnown ? row.readValues(own, true) : undefined;
      const values = separated ?? row.readValues(own, false);
      const link = values && writeLink(row, values, prefixes, kept);
      if (!link || (!tolerant && link.url !== url)) continue;
      const { routeId, params } = link;
      const fallbackFor = rows.filter((other) => other.route.fallback === routeId);
      const path = [
        ...(row.isJoined && !separated ? [] : writeWebPaths(row, values)),
        ...fallbackFor.flatMap((other) => writeWebPaths(other, new Map())),
      ]
        .map((webPath) => withKept(webPath, kept))
        .find((candidate) => map(candidate)?.url === link.url);
      return { routeId, params, ...(path !== undefined && { path }) };
    }
    return undefined;
  };
}

function withKept(path: string, kept: KeptQuery): string {
  if (kept.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${writeKept(kept)}`;
}

function withLowerCaseScheme(url: string): string {
  return url.replace(/^[a-z][\w+.-]*:/i, (scheme) => scheme.toLowerCase());
}

function hasValues({ parameters }: Row): number {
  return parameters[0] ? 1 : 0;
}

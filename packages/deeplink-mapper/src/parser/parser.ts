import { checkRoutes } from '../check/checkRoutes.ts';
import { createMapper } from '../mapper/mapper.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { nativePrefixes, writeLink } from '../table/nativeLink.ts';
import { readConfig } from '../table/readConfig.ts';
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

/**
 * Creates a parser of native links, the inverse of `map`.
 *
 * @throws {DeepLinkError} if an option or the table is invalid
 */
export function createDeepLinkParser(
  options: Omit<DeepLinkConfig, 'siteOrigins'>,
  { tolerant = false }: DeepLinkParserOptions = {},
): DeepLinkParser {
  checkRoutes(options.routes);
  const config = { ...options, siteOrigins: ['https://www.example.com'] };
  const rows = readConfig(config).map((row) => ({
    ...row,
    readValues: createRouteReader(row),
    isJoined: hasJoinedValues(row),
    hasKnown: hasKnownValues(row),
  }));
  // As in the mapper, a row without values wins: `orders/new` is not `orders/{id}`.
  const sorted = [...rows].sort((a, b) => hasValues(a) - hasValues(b));
  const { map } = createMapper(rows, config);
  const prefixes = nativePrefixes(config);

  return (address) => {
    if (typeof address !== 'string' || address.length > maxLength) return undefined;
    const url = tolerant ? withLowerCaseScheme(address) : address;
    if (!url.startsWith(prefixes.native)) return undefined;
    const isMini = options.miniRoute !== undefined && url.startsWith(prefixes.mini);
    const prefix = isMini ? prefixes.mini : prefixes.native;
    const text = url.slice(prefix.length);
    const fullRoute = isMini ? (decode(text) ?? '') : text;
    const candidates = sorted
      .filter((row) => (row.route.mini ?? false) === isMini)
      .map((row) => ({ row, route: tolerant ? ownPart(fullRoute, row) : fullRoute }))
      // The row that uses most of the query.
      .sort((a, b) => b.route.length - a.route.length);
    for (const { row, route } of candidates) {
      const separated = row.isJoined && row.hasKnown ? row.readValues(route, true) : undefined;
      const values = separated ?? row.readValues(route, false);
      const link = values && writeLink(row, values, prefixes);
      if (!link || (!tolerant && link.url !== url)) continue;
      const { routeId, params } = link;
      const fallbackFor = rows.filter((other) => other.route.fallback === routeId);
      const path = [
        ...(row.isJoined && !separated ? [] : writeWebPaths(row, values)),
        ...fallbackFor.flatMap((other) => writeWebPaths(other, new Map())),
      ].find((candidate) => map(candidate)?.url === link.url);
      return { routeId, params, ...(path !== undefined && { path }) };
    }
    return undefined;
  };
}

function withLowerCaseScheme(url: string): string {
  return url.replace(/^[a-z][\w+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** Returns the part of a route that a row can have: its path, and its query parameters in their order. */
function ownPart(route: string, { query }: Row): string {
  const [path = '', ...pairs] = route.replace(/#.*/s, '').split(/[?&]/);
  const own = query.flatMap(([name]) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? []);
  return [path.replace(/\/$/, ''), own.join('&')].filter(Boolean).join('?');
}

function hasValues({ parameters }: Row): number {
  return parameters[0] ? 1 : 0;
}

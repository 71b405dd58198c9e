import { createMapper } from '../mapper/mapper.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { createQueryKeeper, type KeptQuery, writeKeptQuery } from '../table/keptQuery.ts';
import { nativePrefixes, writeLink } from '../table/nativeLink.ts';
import type { Row } from '../table/row.ts';
import { divideRoute, type RouteParts } from './routeParts.ts';
import { createRouteReader, decode, type RouteReader } from './routeReader.ts';
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

/** Maximum length of a link in characters, so that a hostile link takes little time. Values have up to 256. */
const maxLength = 8_000;

/** Origin of the mapper that checks web paths. It can be any origin, because a path belongs to the first one. */
const pathOrigin = 'https://www.example.com';

/** Parses a native link. Returns undefined for links that fit no row of the table. Never throws. */
export type DeepLinkParser = (url: string) => ParsedDeepLink | undefined;

export interface DeepLinkParserOptions {
  /**
   * Whether to accept links that others have written: with unknown query parameters such as
   * `utm_source`, query parameters in another order, a fragment, a trailing slash, unnecessary
   * escapes, or capitals in the scheme. Otherwise, only links that a mapper with this table can
   * return are accepted. Default: false.
   */
  tolerant?: boolean;
}

/** A row and a function that reads its native routes. */
interface ReadableRow extends Row {
  readonly read: RouteReader;
}

/** A link without its prefix. */
interface NativeRoute {
  readonly url: string;
  readonly isMini: boolean;
  /** Path and query, such as `home?tab=3`. */
  readonly text: string;
}

/** A row that may have written a link. */
interface Candidate extends RouteParts {
  readonly row: ReadableRow;
}

/** Creates a parser from rows that are already validated. */
export function createLinkParser(
  tableRows: readonly Row[],
  options: Omit<DeepLinkConfig, 'siteOrigins' | 'routes'>,
  { tolerant = false }: DeepLinkParserOptions = {},
): DeepLinkParser {
  const rows = tableRows.map((row): ReadableRow => ({ ...row, read: createRouteReader(row) }));
  // As in the mapper, a row without values wins: `orders/new` is not `orders/{id}`.
  const byPrecedence = [...rows.filter(hasNoValues), ...rows.filter((row) => !hasNoValues(row))];
  const prefixes = nativePrefixes(options);
  const keep = createQueryKeeper(options.keep, rows);
  const { map } = createMapper(rows, { ...options, siteOrigins: [pathOrigin] });

  return (address) => {
    const route = readAddress(address);
    if (!route) return undefined;
    for (const candidate of candidatesFor(route)) {
      const parsed = parseAs(candidate, route.url);
      if (parsed) return parsed;
    }
    return undefined;
  };

  function readAddress(address: string): NativeRoute | undefined {
    if (typeof address !== 'string' || address.length > maxLength) return undefined;
    const url = tolerant ? withLowerCaseScheme(address) : address;
    if (!url.startsWith(prefixes.native)) return undefined;
    if (options.miniRoute === undefined || !url.startsWith(prefixes.mini)) {
      return { url, isMini: false, text: url.slice(prefixes.native.length) };
    }
    return { url, isMini: true, text: decode(url.slice(prefixes.mini.length)) ?? '' };
  }

  /** Returns the rows that may have written a link, sorted by the part of its query that they use. */
  function candidatesFor({ isMini, text }: NativeRoute): readonly Candidate[] {
    const partsFor = divideRoute(text, keep, tolerant);
    return byPrecedence
      .filter(({ route: { mini = false } }) => mini === isMini)
      .map((row) => ({ row, ...partsFor(row) }))
      .sort((a, b) => b.own.length - a.own.length);
  }

  /** Returns undefined if the row would not write this link. */
  function parseAs({ row, own, kept }: Candidate, url: string): ParsedDeepLink | undefined {
    const found = row.read(own);
    const link = found && writeLink(row, found.values, prefixes, kept);
    if (!link || (!tolerant && link.url !== url)) return undefined;
    const { routeId, params } = link;
    const path = [
      ...(found.areCertain ? writeWebPaths(row, found.values) : []),
      ...rows.filter(isFallback(routeId)).flatMap((other) => writeWebPaths(other, new Map())),
    ]
      .map((webPath) => withKeptQuery(webPath, kept))
      .find((webPath) => map(webPath)?.url === link.url);
    return { routeId, params, ...(path !== undefined && { path }) };
  }
}

/** Returns a filter for the rows whose web paths lead to this row if they lack a value. */
function isFallback(routeId: string) {
  return ({ route }: Row) => route.fallback === routeId;
}

function hasNoValues({ parameters }: Row): boolean {
  return parameters.length === 0;
}

function withLowerCaseScheme(url: string): string {
  return url.replace(/^[a-z][\w+.-]*:/i, (scheme) => scheme.toLowerCase());
}

function withKeptQuery(path: string, query: KeptQuery): string {
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${writeKeptQuery(query)}`;
}

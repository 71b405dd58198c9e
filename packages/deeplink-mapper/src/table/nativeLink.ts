import type { NativeSchemes } from './config.ts';
import { fillPattern } from './pattern.ts';
import type { Row } from './row.ts';

/** Link into the native app for a web URL. */
export interface DeepLink {
  /** Complete native link, such as `exchangeapp://open/home?tab=3&symbol=BTCUSDT`. */
  readonly url: string;
  /** Id of the table row. */
  readonly routeId: string;
  /**
   * Query parameters of the native route or mini program, including constant ones, and the values of its
   * path by name.
   */
  readonly params: Readonly<Record<string, string>>;
  /** Whether the route is a mini program. */
  readonly mini: boolean;
  /** Whether the app must return to its home screen before it opens the link. */
  readonly topPage: boolean;
}

/** Link prefixes for native routes and for the encoded routes of mini programs. */
export interface NativePrefixes {
  readonly native: string;
  readonly mini: string;
}

export function nativePrefixes({
  scheme = '',
  prefix = '',
  miniScheme = '',
  miniRoute = '',
}: NativeSchemes): NativePrefixes {
  const native = scheme + prefix;
  return { native, mini: native + miniRoute + encodeURIComponent(miniScheme) };
}

/** Returns the link of a row with these values by name. Absent values of the query are left out. */
export function writeLink(
  { route: { id, mini = false, topPage = false }, path, query }: Row,
  values: ReadonlyMap<string, string>,
  { native, mini: miniPrefix }: NativePrefixes,
): DeepLink {
  const params = path.filter((_, i) => i % 2).map((name) => [name, values.get(name)]);
  let route = fillPattern(path, values, encodeURIComponent) ?? '';
  let separator = '?';
  for (const [name, pattern] of query) {
    const value = fillPattern(pattern, values, String);
    if (value === undefined) continue;
    route += `${separator}${name}=${encodeURIComponent(value)}`;
    separator = '&';
    params.push([name, value]);
  }
  const url = mini ? miniPrefix + encodeURIComponent(route) : native + route;
  // `fromEntries` also creates a property for the name `__proto__`.
  return {
    url,
    routeId: id,
    params: Object.fromEntries(params) as Record<string, string>,
    mini,
    topPage,
  };
}

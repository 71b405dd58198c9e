import type { NativeSchemes } from './config.ts';
import type { KeptQuery } from './keptQuery.ts';
import { restName } from './parameter.ts';
import { fillPattern } from './pattern.ts';
import type { Row } from './row.ts';

/** Link into the native app for a web URL. */
export interface DeepLink {
  /** Complete native link, such as `exchangeapp://open/home?tab=3&symbol=BTCUSDT`. */
  readonly url: string;
  /** Id of the row in the route table. */
  readonly routeId: string;
  /**
   * Query parameters of the native route or mini program, including constant and kept ones, and the values in its
   * path, by name.
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

/**
 * Returns a row's link. `values` are keyed by parameter name. Query parameters without a value are left out.
 *
 * @param kept - query parameters of the URL that follow those of the row
 */
export function writeLink(
  { route: { id, mini = false, topPage = false }, path, query }: Row,
  values: ReadonlyMap<string, string>,
  prefixes: NativePrefixes,
  kept?: KeptQuery,
): DeepLink {
  const params: Record<string, string> = {};
  const pathValue = (name: string) => {
    const value = values.get(name) ?? '';
    if (value) params[name] = value;
    return name === restName
      ? value && `/${value.split('/').map(encode).join('/')}`
      : encode(value);
  };
  let route = fillPattern(path, pathValue) ?? '';
  const own = query.map(([name, pattern]) => {
    return [name, fillPattern(pattern, (part) => values.get(part))] as const;
  });
  let separator = '?';
  for (const [name, value] of [...own, ...(kept ?? [])]) {
    if (!value) continue;
    params[name] = value;
    route += `${separator}${name}=${encode(value)}`;
    separator = '&';
  }
  const url = mini ? prefixes.mini + encodeURIComponent(route) : prefixes.native + route;
  return { url, routeId: id, params, mini, topPage };
}

/** Percent-encodes a value. Checks first whether that is necessary, because the check is faster than encoding. */
function encode(value: string): string {
  return /^[\w-]*$/.test(value) ? value : encodeURIComponent(value);
}

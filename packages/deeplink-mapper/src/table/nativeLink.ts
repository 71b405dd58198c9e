import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import type { Row } from './row.ts';

/** Parsed native route of a row. */
export interface Target {
  /** Route without its query, such as `assets/account`. */
  readonly path: string;
  /** Names and values. The parts of a value alternate between text and parameter names. */
  readonly query: readonly (readonly [name: string, parts: readonly string[]])[];
  readonly topPage: boolean;
}

export function parseTarget({ target, mini }: DeepLinkRoute): Target {
  const [path = '', ...query] = target.split(/[?&]/);
  return {
    path,
    query: query.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value.split(/[{}]/)];
    }),
    // The native shell shows these routes itself. It returns to its home screen first.
    topPage: !mini && /^(home|assets)\b/.test(path),
  };
}

/** Link prefixes for native routes and for the encoded routes of mini programs. */
export interface NativePrefixes {
  readonly native: string;
  readonly mini: string;
}

export function nativePrefixes({
  scheme = 'exchangeapp://',
  miniScheme = 'exchangeapp-mini://',
}: NativeSchemes): NativePrefixes {
  const native = `${scheme}open/`;
  return { native, mini: `${native}route?targetUrl=${encodeURIComponent(miniScheme)}` };
}

/**
 * Returns the link of a row with these values by name. Rows and values contain only unreserved characters,
 * so only the separators in the route of a mini program need encoding.
 */
export function writeLink(
  { route: { id, mini = false }, target: { path, query, topPage } }: Row,
  values: ReadonlyMap<string, string | undefined>,
  { native, mini: miniPrefix }: NativePrefixes,
): DeepLink {
  const params: Record<string, string> = {};
  let route = path;
  for (const [name, parts] of query) {
    let value: string | undefined = '';
    parts.forEach((part, i) => {
      const text = i % 2 ? values.get(part) : part;
      value = text === undefined || value === undefined ? undefined : value + text;
    });
    if (!value) continue;
    route += (route === path ? '?' : '&') + name + '=' + value;
    params[name] = value;
  }
  const url = mini ? miniPrefix + encodeURIComponent(route) : native + route;
  return { url, routeId: id, params, mini, topPage };
}

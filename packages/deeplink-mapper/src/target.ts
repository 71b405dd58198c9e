import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import type { Row } from './row.ts';

/** The native side of a row. */
export interface Target {
  /** The route without its query: `assets/account`. */
  readonly path: string;
  /** Names and values. Of a value, the parts are text and, at odd places, names of parameters. */
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
    // The routes of the native shell itself: it pops to its home before it shows them.
    topPage: !mini && /^(home|assets)\b/.test(path),
  };
}

/** What stands before a native route, and before the encoded route of a mini program. */
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
 * The link of a row with these values, by their names. Rows and values are of unreserved characters: there
 * is nothing to encode but the separators of a mini program's route.
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

import type { DeepLink, DeepLinkRoute, NativeSchemes } from './route.ts';
import type { Row } from './row.ts';

/** The native side of a row. */
export interface Target {
  /** The route without its query: `assets/account`. */
  readonly path: string;
  /** Of a value, text stands for itself and a number for the parameter of that index. */
  readonly query: readonly {
    readonly name: string;
    readonly parts: readonly (string | number)[];
  }[];
  readonly topPage: boolean;
}

export function parseTarget({ target, mini }: DeepLinkRoute, names: readonly string[]): Target {
  const [path = '', ...query] = target.split(/[?&]/);
  return {
    path,
    query: query.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      const parts = value.split(/[{}]/).map((part, i) => (i % 2 ? names.indexOf(part) : part));
      return { name, parts: parts.filter((part) => part !== '') };
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
 * The link of a row with these values. Rows and values are of unreserved characters: there is nothing
 * to encode but the separators of a mini program's route.
 */
export function writeLink(
  { route: { id, mini = false }, target: { path, query, topPage } }: Row,
  values: readonly (string | undefined)[],
  prefixes: NativePrefixes,
): DeepLink {
  const params: Record<string, string> = {};
  let url = mini ? prefixes.mini + encodeURIComponent(path) : prefixes.native + path;
  let separator = mini ? '%3F' : '?';
  for (const { name, parts } of query) {
    let value: string | undefined = '';
    for (const part of parts) {
      const text: string | undefined = typeof part === 'string' ? part : values[part];
      value = text === undefined ? text : value + text;
    }
    if (!value) continue;
    params[name] = value;
    url += separator + name + (mini ? '%3D' : '=') + value;
    separator = mini ? '%26' : '&';
  }
  return { url, routeId: id, params, mini, topPage };
}

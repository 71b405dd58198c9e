import type { DeepLink, DeepLinkRoute } from './route.ts';

/** Literal text, or the place of the parameter with this index. */
type Part = string | number;

interface Pair {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The native side of a row. */
export interface Target {
  /** The route without its query: `assets/account`. */
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly mini: boolean;
  readonly topPage: boolean;
}

/** Pages of the native shell itself: it pops to its home before it shows them. */
const topPages = ['home', 'assets'];

export function parseTarget(route: DeepLinkRoute, parameterNames: readonly string[]): Target {
  const [path = '', query] = route.target.split('?');
  const mini = route.mini === true;
  const pairs = (query === undefined ? [] : query.split('&')).map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, parts: parts(value, parameterNames) };
  });
  return { path, pairs, mini, topPage: !mini && topPages.includes(path.split('/')[0] ?? '') };
}

/** `{base}{quote}` → the indices of both; text between stays text. */
function parts(value: string, parameterNames: readonly string[]): Part[] {
  return value
    .split(/[{}]/)
    .map((part, index) => (index % 2 === 0 ? part : parameterNames.indexOf(part)))
    .filter((part) => part !== '');
}

/**
 * The link of a target with these values. Values and literals are unreserved characters, so nothing
 * but the mini program's own separators needs encoding.
 */
export function fillTarget(
  routeId: string,
  { path, pairs, mini, topPage }: Target,
  values: readonly (string | undefined)[],
  schemes: { scheme: string; miniScheme: string },
): DeepLink {
  const params: Record<string, string> = {};
  let query = '';
  for (const { name, parts } of pairs) {
    let value = '';
    let absent = false;
    for (const part of parts) {
      if (typeof part === 'string') value += part;
      else if (values[part] === undefined) absent = true;
      else value += values[part];
    }
    if (absent) continue;
    params[name] = value;
    query += `${query === '' ? '?' : '&'}${name}=${value}`;
  }
  const url = mini
    ? `${schemes.scheme}open/route?targetUrl=${encodeURIComponent(schemes.miniScheme + path + query)}`
    : `${schemes.scheme}open/${path}${query}`;
  return { url, routeId, params, mini, topPage };
}

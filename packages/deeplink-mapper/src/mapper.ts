import { createMatcher } from './matcher.ts';
import { createParameter, type Parameter } from './parameter.ts';
import { broken, queryValue } from './query.ts';
import type { DeepLink, DeepLinkRoute } from './route.ts';
import { routes as defaultRoutes } from './routes.ts';
import { locales as defaultLocales } from './locales.ts';
import { siteOrigins as defaultOrigins } from './siteOrigins.ts';
import { fillTarget, parseTarget, type Target } from './target.ts';
import { hasBadEscape, readWebAddress } from './webAddress.ts';

export interface DeepLinkMapperOptions {
  /** Of the native app's links. Default `exchangeapp://`. */
  readonly scheme?: string;
  /** Of the mini programs inside the app. Default `exchangeapp-mini://`. */
  readonly miniScheme?: string;
  /** Origins whose pages are mapped; a path alone is taken as the first one's. */
  readonly siteOrigins?: readonly string[];
  /** Tokens that are stripped when they are the path's first segment. */
  readonly locales?: readonly string[];
  readonly routes?: readonly DeepLinkRoute[];
}

/** Why a link was mapped or not. */
export interface Explanation {
  readonly reason: 'ok' | 'foreign-origin' | 'bad-encoding' | 'no-route' | 'bad-parameter';
  /** The row that took the path. */
  readonly routeId?: string;
  /** The parameter that did not fit, or that could not be decoded. */
  readonly parameter?: string;
}

export interface DeepLinkMapper {
  /** The native link of a web address or path; `undefined` where the app has no such page. Never throws. */
  map(url: string): DeepLink | undefined;
  /** Why {@link DeepLinkMapper.map} gives what it gives. Never throws. */
  explain(url: string): Explanation;
}

interface Row {
  readonly route: DeepLinkRoute;
  readonly parameters: readonly Parameter[];
  readonly pathParameters: readonly string[];
  readonly target: Target;
}

export function createDeepLinkMapper({
  scheme = 'exchangeapp://',
  miniScheme = 'exchangeapp-mini://',
  siteOrigins = defaultOrigins,
  locales = defaultLocales,
  routes = defaultRoutes,
}: DeepLinkMapperOptions = {}): DeepLinkMapper {
  const origins = new Set(siteOrigins);
  const base = siteOrigins[0] ?? '';
  const tokens = new Set(locales);
  const rows = routes.map(createRow);
  const matcher = createMatcher(rows);
  const schemes = { scheme, miniScheme };

  function resolve(url: string): DeepLink | Explanation {
    if (typeof url !== 'string') return { reason: 'foreign-origin' };
    const address = readWebAddress(url, origins, base);
    if (!address) return { reason: 'foreign-origin' };
    const { path, query } = address;
    if (hasBadEscape(path)) return { reason: 'bad-encoding' };
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    const slash = path.indexOf('/', 1);
    const firstEnd = slash === -1 ? end : slash;
    const start = tokens.has(path.slice(1, firstEnd)) ? firstEnd : 0;
    if (start >= end || path.includes('//') || path.includes(';')) return { reason: 'no-route' };
    const match = matcher.find(path, start, end);
    if (!match) return { reason: 'no-route' };
    let unmet: Explanation = { reason: 'no-route' };
    for (const row of match.rows) {
      const { when } = row.route;
      if (when) {
        const value = queryValue(query, when.parameter);
        const where = { routeId: row.route.id, parameter: when.parameter };
        if (value === broken) return { reason: 'bad-encoding', ...where };
        if (value !== when.value) {
          unmet = { reason: 'bad-parameter', ...where };
          continue;
        }
      }
      return fill(row, path, match.values, query);
    }
    return unmet;
  }

  function fill(
    row: Row,
    path: string,
    captured: readonly number[],
    query: string,
  ): DeepLink | Explanation {
    const routeId = row.route.id;
    const values: (string | undefined)[] = [];
    let absent = false;
    for (const parameter of row.parameters) {
      const at = row.pathParameters.indexOf(parameter.name);
      let value: string | undefined;
      if (at !== -1) {
        value = parameter.read(path, captured[at * 2] ?? 0, captured[at * 2 + 1] ?? 0);
        if (value === undefined) {
          return { reason: 'bad-parameter', routeId, parameter: parameter.name };
        }
      } else {
        const raw = queryValue(query, parameter.name);
        if (raw === broken) return { reason: 'bad-encoding', routeId, parameter: parameter.name };
        value = raw === undefined ? undefined : parameter.read(raw, 0, raw.length);
        if (value === undefined && parameter.needed) {
          if (raw !== undefined || row.route.fallback === undefined) {
            return { reason: 'bad-parameter', routeId, parameter: parameter.name };
          }
          absent = true;
        }
      }
      values.push(value ?? parameter.default);
    }
    const fallback = absent ? rows.find(({ route }) => route.id === row.route.fallback) : undefined;
    const chosen = fallback ?? row;
    return fillTarget(chosen.route.id, chosen.target, values, schemes);
  }

  return {
    map(url) {
      const result = resolve(url);
      return 'url' in result ? result : undefined;
    },
    explain(url) {
      const result = resolve(url);
      return 'url' in result ? { reason: 'ok', routeId: result.routeId } : result;
    },
  };
}

function createRow(route: DeepLinkRoute): Row {
  const parameters = Object.entries(route.params ?? {}).map(([name, spec]) =>
    createParameter(name, spec),
  );
  const pathParameters = (route.paths[0] ?? '')
    .split('/')
    .filter((segment) => segment.startsWith('{'))
    .map((segment) => segment.slice(1, -1));
  const names = parameters.map(({ name }) => name);
  return { route, parameters, pathParameters, target: parseTarget(route, names) };
}

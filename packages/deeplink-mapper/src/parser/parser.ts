import { type Parameter, valueSource } from '../table/parameter.ts';
import type { DeepLinkRoute, NativeSchemes } from '../table/route.ts';
import { routes as allRoutes } from '../preset/routes.ts';
import type { Row } from '../table/row.ts';
import { readTable } from '../table/readTable.ts';
import { nativePrefixes, type Target } from '../table/nativeLink.ts';

/** Row and parameters of a native link. */
export interface ParsedDeepLink {
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Maximum length of a link in characters. The formats of values limit their lengths. */
const maxLength = 2_000;

/** Parses a native link. Returns undefined for links that a mapper with this table cannot return. Never throws. */
export type DeepLinkParser = (url: string) => ParsedDeepLink | undefined;

export interface DeepLinkParserOptions extends NativeSchemes {
  /** Default: the table of spec 2.3. */
  readonly routes?: readonly DeepLinkRoute[];
}

/**
 * Creates a parser that returns the row and parameters of a native link, the inverse of `map`.
 *
 * @throws {DeepLinkTableError} if the table is invalid
 */
export function createDeepLinkParser(options: DeepLinkParserOptions = {}): DeepLinkParser {
  const { native, mini } = nativePrefixes(options);
  const rows = readTable(options.routes ?? allRoutes).map((row) => ({
    ...row,
    values: row.target.query.map(([, parts]) => valueOf(row, parts)),
  }));
  return (url) => {
    if (typeof url !== 'string' || url.length > maxLength || !url.startsWith(native)) {
      return undefined;
    }
    const isMini = url.startsWith(mini);
    const link = isMini ? decode(url.slice(mini.length)) : url.slice(native.length);
    const [path = '', ...pairs] = link.split(/[?&]/);
    for (const row of rows) {
      if ((row.route.mini ?? false) !== isMini || row.target.path !== path) continue;
      const params = readPairs(row, pairs);
      if (params && link === written(path, params)) return { routeId: row.route.id, params };
    }
    return undefined;
  };
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return encodeURIComponent(decoded) === text ? decoded : '';
  } catch {
    return '';
  }
}

function written(path: string, params: Readonly<Record<string, string>>): string {
  const query = Object.entries(params).map((pair) => pair.join('='));
  return path + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Reads query pairs in the order of the target. Optional ones may be missing. */
function readPairs(
  row: Row & { readonly values: readonly RegExp[] },
  pairs: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  let at = 0;
  for (const [i, [name, parts]] of row.target.query.entries()) {
    const [key, value = ''] = pairs[at]?.split('=') ?? [];
    if (key === name && row.values[i]?.test(value) === true) {
      params[name] = value;
      at++;
    } else if (!parts.some((_, at) => parameterAt(row, parts, at)?.spec.optional)) {
      return undefined;
    }
  }
  return at === pairs.length ? params : undefined;
}

/** Returns an expression for a query value of the target. Exported for `linear.property.ts`. */
export function valueOf(row: Row, parts: Parts): RegExp {
  const sources = parts.map((part, at) => {
    const parameter = parameterAt(row, parts, at);
    return parameter ? valuePattern(parameter) : part;
  });
  return new RegExp(`^${sources.join('')}$`);
}

type Parts = Target['query'][number][1];

function parameterAt({ parameters }: Row, parts: Parts, at: number): Parameter | undefined {
  return at % 2 ? parameters.find(({ name }) => name === parts[at]) : undefined;
}

function valuePattern({ spec, endings }: Parameter): string {
  return `(${endings.map(([, , native]) => valueSource(spec, native)).join('|')})`;
}

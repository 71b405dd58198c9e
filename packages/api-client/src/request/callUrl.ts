import { own } from '../ownProperties.ts';
import { badRequest } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';
import { createTrust, type TrustedHosts } from './trustedHosts.ts';

/** Query parameters. `null` and `undefined` are omitted. An array adds one parameter per item. */
export type Params = Readonly<
  Record<string, Scalar | readonly (string | number | boolean)[] | null | undefined>
>;

/** Values of the `{name}` parts of a path. */
export type PathValues = Readonly<Record<string, string | number>>;

type Scalar = string | number | boolean;

/** Prefix of paths that start with `/` (spec 7). */
const defaultBasePath = '/s1';

/** The resolved URL of a call. */
export interface CallUrl {
  /** Absolute URL with `params` sorted by name, so that equal calls have equal URLs. */
  href: string;
  /** The same URL without query, safe to log. */
  url: string;
  /** Whether credentials, guid and token may be sent to this URL (decision 12). */
  trusted: boolean;
}

interface UrlOptions {
  /** The API host: absolute, or relative to the page (`''` is its origin). */
  readonly baseUrl: string;
  /** Prefix of the paths of calls without a `basePath` of their own. */
  readonly basePath?: string | undefined;
  /** Default: only the host of `baseUrl`. */
  readonly trustedHosts?: TrustedHosts | undefined;
}

/** Options of a call that are part of its URL. */
interface UrlParts {
  readonly basePath?: string | undefined;
  readonly params?: Params | undefined;
  readonly path?: PathValues | undefined;
}

/**
 * Creates a function that resolves the URL of a call.
 *
 * @throws {@link ApiError} of kind `badRequest`
 */
export function createUrlResolver({
  baseUrl,
  basePath: usualBasePath = defaultBasePath,
  trustedHosts,
}: UrlOptions) {
  checkBaseUrl(baseUrl);
  checkBasePath(usualBasePath);
  const isTrusted = createTrust(trustedHosts);
  let base: { url: URL; prefix: string; trusted: boolean } | undefined;

  /** Resolves the base URL for the first call, because a client can be created where there is no page. */
  function getBase() {
    if (!base) {
      const url = new URL(baseUrl, isAbsolute(baseUrl) ? undefined : pageOrigin(baseUrl));
      const prefix = withoutSecrets(url.href).replace(/\/$/, '');
      base = { url, prefix, trusted: isTrusted(url, url) };
    }
    return base;
  }

  /** @throws {@link ApiError} of kind `badRequest` */
  return (template: string, call: UrlParts): CallUrl => {
    const { basePath = usualBasePath, params, path: values } = call;
    checkBasePath(basePath);
    const path = fillIn(template, values);
    const absolute = path.startsWith('/') ? undefined : parse(path);
    const { prefix, trusted } = absolute
      ? { prefix: '', trusted: isTrusted(absolute, getBase().url) }
      : getBase();
    // Concatenated instead of resolved, so that a path cannot change the origin.
    let href = prefix + before(absolute ? absolute.href : basePath + path, '#');
    if (params) href += queryOf(href, params);
    return { href, url: before(href, '?'), trusted };
  };
}

const isAbsolute = (url: string) => /^https?:\/\//i.test(url);

/** Other texts are refused, because the page's URL would change what they mean. */
function checkBaseUrl(baseUrl: unknown): void {
  if (typeof baseUrl === 'string') {
    if (/^(\/(?![/\\])|$)/.test(baseUrl)) return;
    if (isAbsolute(baseUrl) && parsed(baseUrl)) return;
  }
  throw badRequest(
    `baseUrl is ${withoutSecrets(shown(baseUrl))}: use an absolute URL without user name, such as "https://api.example.com", a path such as "/api", or "" for the page's origin`,
  );
}

/** @throws {@link ApiError} of kind `badRequest` if the text would become part of the host. */
function checkBasePath(basePath: unknown): void {
  if (basePath === '' || (typeof basePath === 'string' && basePath.startsWith('/'))) return;
  throw badRequest(`basePath is ${shown(basePath)}: start with "/", or use ""`);
}

/** Returns the page's origin. A frame with `srcdoc` has the origin of its parent, unless it is sandboxed. */
function pageOrigin(baseUrl: string): string {
  const { location, origin } = globalThis as { location?: Location; origin?: string };
  const found = [location?.origin, origin].find((text) => text !== undefined && text !== 'null');
  if (found !== undefined) return found;
  throw badRequest(
    `baseUrl is "${baseUrl}", but there is no page with an origin: use an absolute URL`,
  );
}

/** Returns the text before a character, or all of it. */
function before(text: string, character: string): string {
  const end = text.indexOf(character);
  return end < 0 ? text : text.slice(0, end);
}

/** @throws {@link ApiError} of kind `badRequest` if a value is missing or would change the path. */
function fillIn(template: string, values: PathValues | undefined): string {
  return template.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = own(values, name);
    const text = isSendable(value) ? String(value) : '';
    if (!/^\.{0,2}$/.test(text)) return encodeURIComponent(text);
    throw badRequest(
      `path value "${name}" is ${shown(value)}: pass it in the option "path", or write the braces as %7B and %7D`,
    );
  });
}

/** Whether the value is a text, a number or a boolean whose text means the same. */
function isSendable(value: unknown): boolean {
  return ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value);
}

/** Returns an absolute URL, or undefined if it is invalid or has a user name. */
function parsed(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return isAbsolute(text) && url.username + url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): URL {
  const url = parsed(text);
  if (url) return url;
  throw badRequest(
    `invalid URL "${withoutSecrets(text)}": start with "/", or use an absolute URL without user name`,
  );
}

/** Returns the text to append to a URL, empty if every parameter is omitted. */
function queryOf(href: string, params: Params): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    for (const item of [params[name]].flat()) {
      if (item === null || item === undefined) continue;
      if (!isSendable(item)) throw badRequest(`parameter "${name}" is ${shown(item)}`);
      query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text && `${href.includes('?') ? '&' : '?'}${text}`;
}

/** Returns origin and path, safe to log: removes query, fragment, user name and password. */
export function withoutSecrets(url: string): string {
  return before(before(url, '?'), '#').replace(/\/\/[^/]*@/, '//');
}

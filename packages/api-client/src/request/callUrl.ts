import { own } from '../errors/apiError.ts';
import { badRequest } from '../errors/badRequest.ts';
import { isTrustedUrl, type TrustedHosts } from './trustedHosts.ts';

/** Query parameters. `null` and `undefined` are omitted. An array adds one parameter per item. */
export type Params = Readonly<
  Record<string, Scalar | readonly (string | number | boolean)[] | null | undefined>
>;

/** Values of the `{name}` parts of a path. */
export type PathValues = Readonly<Record<string, string | number>>;

type Scalar = string | number | boolean;

/** The resolved URL of a call. */
export interface CallUrl {
  /** Absolute URL with `params` sorted by name, so that equal calls have equal URLs. */
  href: string;
  /** The same URL without query, safe to log. */
  url: string;
  /** Whether credentials, guid and token may be sent to this URL (decision 12). */
  trusted: boolean;
}

/**
 * Creates a function that resolves the URL of a call.
 *
 * @param baseUrl - The API host: absolute, or relative to the page (`''` is its origin).
 * @param trustedHosts - Default: only the host of `baseUrl`.
 */
export function createUrlResolver(baseUrl: string, trustedHosts: TrustedHosts | undefined) {
  let base: { url: URL; prefix: string; trusted: boolean } | undefined;

  function getBase() {
    if (!base) {
      const page = (globalThis.location as Location | undefined)?.origin;
      const url = parse(baseUrl, page);
      const prefix = withoutSecrets(url.href).replace(/\/$/, '');
      base = { url, prefix, trusted: isTrustedUrl(url, url, trustedHosts) };
    }
    return base;
  }

  const isTrusted = (url: URL) => isTrustedUrl(url, getBase().url, trustedHosts);

  /** @throws {@link ApiError} of kind `badRequest` */
  return (template: string, basePath: string, params?: Params, values?: PathValues): CallUrl => {
    const path = values ? fillIn(template, values) : template;
    const absolute = path.startsWith('/') ? undefined : parse(path);
    const { prefix, trusted } = absolute ? { prefix: '', trusted: isTrusted(absolute) } : getBase();
    // Concatenated instead of resolved, so that a path cannot change the origin.
    let href = prefix + before(absolute ? absolute.href : basePath + path, '#');
    if (params) href += queryOf(href, params);
    return { href, url: before(href, '?'), trusted };
  };
}

/** Returns the text before a character. Several times faster than a regular expression. */
function before(text: string, character: string): string {
  const end = text.indexOf(character);
  return end < 0 ? text : text.slice(0, end);
}

/** @throws {@link ApiError} of kind `badRequest` if a value is missing or would change the path. */
function fillIn(template: string, values: PathValues): string {
  return template.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const text = String((own(values, name) as string | number | undefined) ?? '');
    if (/^\.{0,2}$/.test(text)) throw badRequest(`path value "${name}" is "${text}"`);
    return encodeURIComponent(text);
  });
}

function parse(text: string, page?: string): URL {
  try {
    const url = new URL(text, page);
    const isAbsolute = page !== undefined || /^https?:\/\//i.test(text);
    if (isAbsolute && url.username + url.password === '') return url;
  } catch {
    // An invalid URL is reported below.
  }
  throw badRequest(
    `invalid URL "${withoutSecrets(text)}": start with "/", or use an absolute URL without user name`,
  );
}

/** Returns the text to append to a URL, empty if every parameter is omitted. */
function queryOf(href: string, params: Params): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    for (const item of [params[name]].flat()) {
      if (item !== null && item !== undefined) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text && `${href.includes('?') ? '&' : '?'}${text}`;
}

/** Returns origin and path, safe to log: removes query, fragment, user name and password. */
export function withoutSecrets(url: string): string {
  return before(before(url, '?'), '#').replace(/\/\/[^/]*@/, '//');
}

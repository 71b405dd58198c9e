import { ApiError, own } from '../errors/apiError.ts';

/** Query parameters. `null` and `undefined` are omitted; an array repeats its name. */
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

/** Host names, which include their subdomains, or a predicate. */
export type TrustedHosts = readonly string[] | ((url: URL) => boolean);

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
      base = { url, prefix, trusted: isTrusted(url, url) };
    }
    return base;
  }

  function isTrusted(url: URL, home?: URL): boolean {
    if (typeof trustedHosts === 'function') return trustedHosts(url);
    const { protocol, hostname } = home ?? getBase().url;
    // Secrets for an https API must not be sent over http.
    if (url.protocol !== protocol && url.protocol !== 'https:') return false;
    const host = normalizeHost(url.hostname);
    if (!trustedHosts) return host === normalizeHost(hostname);
    return trustedHosts.some((name) => `.${host}`.endsWith(`.${normalizeHost(name)}`));
  }

  /** @throws {@link ApiError} of kind `badRequest` */
  return (template: string, basePath: string, params?: Params, values?: PathValues): CallUrl => {
    const path = values ? fillIn(template, values) : template;
    let href: string;
    let trusted: boolean;
    if (path.startsWith('/')) {
      // Concatenated, not parsed, so that no path can change the origin.
      const { prefix, trusted: isTrustedBase } = getBase();
      href = prefix + basePath + path.replace(/#.*$/s, '');
      trusted = isTrustedBase;
    } else {
      const absolute = parse(path);
      absolute.hash = '';
      href = absolute.href;
      trusted = isTrusted(absolute);
    }
    if (params) href = withParams(href, params);
    return { href, url: href.replace(/\?.*$/s, ''), trusted };
  };
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
    // Reported below.
  }
  throw badRequest(
    `invalid URL "${withoutSecrets(text)}": use a path that starts with "/", or an absolute URL without user name`,
  );
}

/** Lowercases a host name and removes the trailing dot of the root zone. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

function withParams(href: string, params: Params): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    for (const item of [params[name]].flat()) {
      if (item !== null && item !== undefined) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${text}`;
}

/** Returns origin and path, safe to log: removes query, fragment, user name and password. */
export function withoutSecrets(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//');
}

export function badRequest(why: string, cause?: unknown): ApiError {
  return new ApiError('badRequest', `bad request: ${why}`, { code: 'ERR_BAD_REQUEST', cause });
}

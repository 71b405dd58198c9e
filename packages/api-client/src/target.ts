import { ApiError } from './errors.ts';

/** Values of a query. `null` and `undefined` are left out; an array repeats its name. */
export type Params = Readonly<
  Record<string, Scalar | readonly (string | number | boolean)[] | null | undefined>
>;
type Scalar = string | number | boolean;

/** Where a call goes. */
export interface Target {
  /** Absolute, with the query in the order of its names: equal calls have equal URLs. */
  href: string;
  /** The same without query: what may stand in a log. */
  url: string;
  /** Whether credentials, guid and token may go there (decision 12). */
  trusted: boolean;
}

/** Host names (a subdomain of one counts), or a test of one's own. */
export type TrustedHosts = readonly string[] | ((url: URL) => boolean);

/**
 * Makes the function that finds where a call goes.
 *
 * @param baseUrl - The API host: absolute, or relative to the page (`''` is the page's origin).
 * @param trustedHosts - Default: the host of `baseUrl`, and no other.
 */
export function createResolver(baseUrl: string, trustedHosts: TrustedHosts | undefined) {
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
    // What https protects must not go out in the clear.
    if (url.protocol !== protocol && url.protocol !== 'https:') return false;
    const host = bare(url.hostname);
    if (!trustedHosts) return host === bare(hostname);
    return trustedHosts.some((name) => `.${host}`.endsWith(`.${bare(name)}`));
  }

  /** @throws {@link ApiError} of kind `badRequest` */
  return (path: string, basePath: string, params?: Params): Target => {
    let href: string;
    let trusted: boolean;
    if (path.startsWith('/')) {
      // Not parsed: the origin is the base's, whatever the path holds.
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

function parse(text: string, page?: string): URL {
  try {
    const url = new URL(text, page);
    const isWhole = page !== undefined || /^https?:\/\//i.test(text);
    if (isWhole && url.username + url.password === '') return url;
  } catch {
    // Said below.
  }
  throw badRequest(
    `"${withoutSecrets(text)}" is no address: it has to be absolute ("https://…", no user name), or a path that starts with "/"`,
  );
}

/** Names compare without case and without the root's dot. */
function bare(host: string): string {
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

/** Origin and path: what may stand in a log. */
export function withoutSecrets(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//');
}

export function badRequest(why: string, cause?: unknown): ApiError {
  return new ApiError('badRequest', `bad request: ${why}`, { code: 'ERR_BAD_REQUEST', cause });
}

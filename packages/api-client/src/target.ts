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
      const page = (globalThis.location as Location | undefined)?.href;
      const url = parse(baseUrl, page);
      base = { url, prefix: url.href.replace(/[?#].*$/, '').replace(/\/$/, ''), trusted: false };
      base.trusted = isTrusted(url);
    }
    return base;
  }

  function isTrusted(url: URL): boolean {
    if (typeof trustedHosts === 'function') return trustedHosts(url);
    const { url: own } = getBase();
    // What https protects must not go out in the clear.
    if (url.protocol !== own.protocol && url.protocol !== 'https:') return false;
    const host = bare(url.hostname);
    return (trustedHosts ?? [own.hostname]).some((name) => {
      const wanted = bare(name);
      return host === wanted || (trustedHosts !== undefined && host.endsWith(`.${wanted}`));
    });
  }

  /** @throws {@link ApiError} of kind `badRequest` */
  return (url: string, basePath: string, params: Params | undefined): Target => {
    const query = params === undefined ? '' : toQuery(params);
    if (url.startsWith('/')) {
      const { prefix, trusted } = getBase();
      return { href: withQuery(prefix + basePath + url, query), trusted };
    }
    if (!/^https?:\/\//i.test(url)) {
      throw badRequest(`"${withoutSecrets(url)}" starts neither with "/" nor with "https://"`);
    }
    const absolute = parse(url, undefined);
    if (absolute.username !== '' || absolute.password !== '') {
      throw badRequest('the URL holds a user name or password: give credentials another way');
    }
    return { href: withQuery(absolute.href, query), trusted: isTrusted(absolute) };
  };
}

function parse(url: string, base: string | undefined): URL {
  try {
    return new URL(url, base);
  } catch (cause) {
    throw badRequest(
      `"${withoutSecrets(url)}" is no URL${base === undefined ? ' (outside a page it has to be absolute)' : ''}`,
      cause,
    );
  }
}

/** Names compare without case and without the root's dot. */
function bare(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

function toQuery(params: Params): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    for (const item of Array.isArray(value) ? (value as readonly Scalar[]) : [value as Scalar]) {
      if (item !== null && item !== undefined) query.append(name, String(item));
    }
  }
  return query.toString();
}

function withQuery(url: string, query: string): string {
  const page = url.includes('#') ? url.slice(0, url.indexOf('#')) : url;
  return query === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** Origin and path: what may stand in a log. */
export function withoutSecrets(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//');
}

export function badRequest(why: string, cause?: unknown): ApiError {
  return new ApiError('badRequest', `bad request: ${why}`, { code: 'ERR_BAD_REQUEST', cause });
}

import { cookieDays, type Cookies, days, documentCookies } from './documentCookies.ts';
import { fillRandom, type RandomBytes, uuid } from '../random.ts';

/** Options of {@link createGuid}. */
export interface GuidOptions {
  /** Cookie store. Default: the cookies of the page. */
  cookies?: Cookies;
  /** Name of the cookie. Default `guid`. */
  name?: string;
  /** Parent domain that shares the cookie. Default: this host only. */
  domain?: string;
  /**
   * Source of random bytes. Default: `crypto.getRandomValues`, or `Math.random` without `crypto`.
   */
  random?: RandomBytes;
}

/** A stored guid of another length is replaced (spec 5). Accepts any characters that are valid in a header. */
const validGuid = /^[\x21-\x7e]{36}$/;

/**
 * Creates a function that returns the visitor's id. The id is stored in a cookie for
 * 120 days and replaced if the cookie does not have 36 characters. If cookies cannot be set, the
 * function keeps returning the same id.
 *
 * @returns A function for the `guid` option of `createApiClient`. It reads the cookie when it is first
 *   called.
 */
export function createGuid({
  cookies = documentCookies(),
  name = 'guid',
  domain,
  random = fillRandom,
}: GuidOptions = {}): () => string {
  let guid: string | undefined;
  return () => {
    if (guid !== undefined) return guid;
    const stored = cookies.get(name);
    if (stored !== undefined && validGuid.test(stored)) {
      guid = stored;
    } else {
      guid = uuid(random);
      cookies.set(name, guid, { maxAge: days(cookieDays.guid), domain });
    }
    return guid;
  };
}

import { cookieDays, type Cookies, days, documentCookies } from './cookies.ts';
import { fillRandom, hex, type RandomBytes } from './random.ts';

/** Where the visitor's id is kept. */
export interface GuidOptions {
  /** Default: the page's. */
  cookies?: Cookies;
  /** Name of the cookie. Default `guid`. */
  name?: string;
  /** Parent domain that shares the cookie. Default: this host alone. */
  domain?: string;
  /** Default: `crypto.getRandomValues`, which plain http has too; else `Math.random`. */
  random?: RandomBytes;
}

/**
 * The visitor's id (spec 5 and 9): kept in a cookie for 120 days, made anew unless it has 36
 * characters. Where no cookie sticks, it stays the same as long as the returned function lives.
 *
 * @returns a function for the `guid` option of `createApiClient`; it touches nothing until called.
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
    const kept = cookies.get(name);
    // 36 characters that a header can carry.
    if (kept !== undefined && /^[\x21-\x7e]{36}$/.test(kept)) return (guid = kept);
    guid = uuid(random);
    cookies.set(name, guid, { maxAge: days(cookieDays.guid), domain });
    return guid;
  };
}

/** A version 4 UUID; `crypto.randomUUID` is missing on plain http. */
function uuid(random: RandomBytes): string {
  const bytes = random(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

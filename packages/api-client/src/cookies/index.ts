export { type CookieAttributes, type Cookies, documentCookies } from './documentCookies.ts';
export { createGuid, type GuidOptions } from './guid.ts';
export { createTokenCookie, type TokenCookie, type TokenCookieOptions } from './tokenCookie.ts';
export type { RandomBytes } from '../random.ts';

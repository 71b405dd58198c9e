import { expect, it, vi } from 'vitest';
import { documentCookies } from './documentCookies.ts';
import { createTokenCookie } from './tokenCookie.ts';
import { createTraceparent } from '../request/traceparent.ts';

function page(protocol: string, cookie = '') {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

it('sets Path=/, SameSite=Lax, and Secure only on https', () => {
  const written = page('https:');
  documentCookies().set('guid', 'a b;c', { maxAge: 60, domain: 'brand.com' });
  expect(written).toEqual([
    'guid=a%20b%3Bc; Max-Age=60; Path=/; SameSite=Lax; Domain=brand.com; Secure',
  ]);
  const plain = page('http:');
  documentCookies().set('guid', 'x', { maxAge: 60 });
  expect(plain).toEqual(['guid=x; Max-Age=60; Path=/; SameSite=Lax']);
});

it('reads only the cookie with the exact name', () => {
  page('https:', 'xguid=1; guid=a%20b; guid2=3; bad=%E0%A4%A');
  expect(documentCookies().get('guid')).toBe('a b');
  expect(documentCookies().get('uid')).toBeUndefined();
  expect(documentCookies().get('bad')).toBeUndefined();
});

it('stores the token for 7 days under a name that contains the environment', () => {
  const written = page('https:', 'user-token=live; user-token-test=trial');
  expect(createTokenCookie({ environment: 'prod' }).get()).toBe('live');
  expect(createTokenCookie().get()).toBe('live');
  const trial = createTokenCookie({ environment: 'test' });
  expect(trial.get()).toBe('trial');
  expect(createTokenCookie({ environment: 'testnet' }).get()).toBeUndefined();
  trial.set('new');
  trial.clear();
  expect(written).toEqual([
    'user-token-test=new; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    'user-token-test=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
});

it('stores the token under the given name and domain', () => {
  const written = page('https:', 'session=abc; empty=');
  const token = createTokenCookie({ environment: 'prod', name: 'session', domain: 'brand.com' });
  expect(token.get()).toBe('abc');
  token.set('new');
  token.clear();
  expect(written).toEqual([
    'session=new; Max-Age=604800; Path=/; SameSite=Lax; Domain=brand.com; Secure',
    'session=; Max-Age=0; Path=/; SameSite=Lax; Domain=brand.com; Secure',
  ]);
  expect(createTokenCookie({ environment: 'prod', name: 'empty' }).get()).toBeUndefined();
});

it('returns a new W3C traceparent each time', () => {
  const make = createTraceparent();
  expect(make()).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(make()).not.toBe(make());
  expect(createTraceparent({ sampled: false })()).toMatch(/-00$/);
});

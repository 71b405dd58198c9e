import { expect, it, vi } from 'vitest';
import type { CookieAttributes, Cookies } from './documentCookies.ts';
import { createGuid } from './guid.ts';

/** Creates a cookie jar that records what is written. */
function createJar(stored: Record<string, string> = {}) {
  const writes: { name: string; value: string; attributes: CookieAttributes }[] = [];
  const cookies: Cookies = {
    get: (name) => stored[name],
    set(name, value, attributes) {
      stored[name] = value;
      writes.push({ name, value, attributes });
    },
  };
  return { cookies, writes };
}

it('creates a version 4 UUID and stores it for 120 days', () => {
  const { cookies, writes } = createJar();
  const guid = createGuid({ cookies, domain: 'brand.com' });
  expect(guid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(guid()).toBe(guid());
  expect(writes).toEqual([
    { name: 'guid', value: guid(), attributes: { maxAge: 10_368_000, domain: 'brand.com' } },
  ]);
  expect(createGuid({ cookies })()).toBe(guid());
});

it('keeps a stored value of 36 characters', () => {
  const { cookies, writes } = createJar({ visitor: 'x'.repeat(36) });
  expect(createGuid({ cookies, name: 'visitor' })()).toBe('x'.repeat(36));
  expect(writes).toEqual([]);
});

it.each(['', 'x'.repeat(35), 'x'.repeat(37), `${'x'.repeat(35)}é`, `${'x'.repeat(35)}\n`])(
  'replaces the stored value %j',
  (value) => {
    const { cookies, writes } = createJar({ guid: value });
    expect(createGuid({ cookies })()).toHaveLength(36);
    expect(writes).toHaveLength(1);
  },
);

it('uses the given random bytes', () => {
  const { cookies } = createJar();
  const guid = createGuid({ cookies, random: (bytes) => bytes.fill(255) });
  expect(guid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('uses crypto.getRandomValues, because randomUUID is missing on plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0) });
  expect(createGuid()()).toBe('00000000-0000-4000-8000-000000000000');
});

it('works without crypto and without a document', () => {
  vi.stubGlobal('crypto', undefined);
  const guid = createGuid();
  expect(guid()).toHaveLength(36);
  expect(guid()).toBe(guid());
  expect(createGuid()()).not.toBe(guid());
});

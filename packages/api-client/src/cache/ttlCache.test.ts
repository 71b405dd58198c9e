import { expect, it, vi } from 'vitest';
import { createTtlCache } from './ttlCache.ts';

it('keeps a value for exactly 60,000 ms', () => {
  let now = 1_000;
  const cache = createTtlCache({ now: () => now });
  cache.set('a', { x: 1 });
  now += 59_999;
  expect(cache.get('a')).toEqual({ x: 1 });
  now += 1;
  expect(cache.get('a')).toBeUndefined();
});

it('accepts a lifetime per entry', () => {
  let now = 0;
  const cache = createTtlCache({ now: () => now });
  cache.set('short', 1, { ttlMs: 10 });
  cache.set('long', 2, { ttlMs: 100_000 });
  cache.set('never', 3, { ttlMs: 0 });
  expect(cache.get('short')).toBe(1);
  expect(cache.get('never')).toBeUndefined();
  now = 60_000;
  expect([cache.get('short'), cache.get('long'), cache.get('never')]).toEqual([
    undefined,
    2,
    undefined,
  ]);
});

it('holds 20 entries and evicts the least recently used one', () => {
  const cache = createTtlCache();
  for (let i = 0; i < 20; i++) cache.set(`k${i}`, i);
  expect(cache.get('k0')).toBe(0);
  cache.set('k20', 20);
  expect(cache.get('k1')).toBeUndefined();
  expect(cache.get('k0')).toBe(0);
  expect(cache.get('k2')).toBe(2);
});

it('returns undefined after the clock was set back', () => {
  let now = 100_000;
  const cache = createTtlCache({ now: () => now });
  cache.set('a', 1);
  now -= 1;
  expect(cache.get('a')).toBeUndefined();
});

it('stores false, 0, null and an empty string, but not undefined', () => {
  const cache = createTtlCache();
  for (const value of [false, 0, null, '']) {
    cache.set('a', value);
    expect(cache.get('a')).toBe(value);
  }
  cache.set('a', undefined);
  expect(cache.get('a')).toBeUndefined();
});

it('evicts no entry when it is given a value that it does not store', () => {
  const cache = createTtlCache({ maxEntries: 1 });
  cache.set('kept', 1);
  cache.set('undefined', undefined);
  cache.set('expired', 1, { ttlMs: 0 });
  expect(cache.get('kept')).toBe(1);
});

it('accepts names of Object.prototype members as keys', () => {
  const cache = createTtlCache();
  expect(cache.get('__proto__')).toBeUndefined();
  cache.set('constructor', 1);
  expect(cache.get('constructor')).toBe(1);
  cache.delete('constructor');
  expect(cache.get('constructor')).toBeUndefined();
});

it('removes all entries on clear', () => {
  const cache = createTtlCache();
  cache.set('a', 1);
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});

it('looks up Date.now for each entry, so that fake timers take effect', () => {
  const cache = createTtlCache();
  vi.useFakeTimers({ now: 1_000 });
  try {
    cache.set('a', 1);
    vi.setSystemTime(61_000);
    expect(cache.get('a')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

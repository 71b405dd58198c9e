import fc from '@tooling/testing/fastCheck';
import { expect, it, vi } from 'vitest';
import { type CacheStorage, createPersistentCache } from './persistentCache.ts';

/** A storage with a quota, as browsers have it: names and values, in UTF-16 units. */
function memoryStorage(quota = 5_200_000) {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const storage: CacheStorage & { items: Map<string, string>; used: () => number } = {
    items,
    used,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const old = items.get(name);
      const grown = value.length - (old === undefined ? -name.length : old.length);
      if (used() + grown > quota) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
  return storage;
}

const mine = 'api-cache:';

it('keeps a value over a reload for 60 s', () => {
  let now = 1_700_000_000_000;
  const storage = memoryStorage();
  createPersistentCache({ storage, now: () => now }).set('k', { a: [1, null, 'ü'] });
  now += 59_999;
  const reloaded = createPersistentCache({ storage, now: () => now });
  expect(reloaded.get('k')).toEqual({ a: [1, null, 'ü'] });
  now += 1;
  expect(reloaded.get('k')).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

it('misses once the clock was set back', () => {
  let now = 1_000_000;
  const cache = createPersistentCache({ storage: memoryStorage(), now: () => now });
  cache.set('k', 1);
  now -= 1;
  expect(cache.get('k')).toBeUndefined();
});

it('writes one item, and two times at most where the storage is full', () => {
  const storage = memoryStorage(10_000);
  const cache = createPersistentCache({ storage });
  for (let i = 0; i < 40; i++) {
    const setItem = vi.spyOn(storage, 'setItem');
    cache.set(`k${i}`, 'x'.repeat(1_000));
    expect(setItem.mock.calls.length).toBeLessThanOrEqual(2);
    expect(setItem.mock.calls.every(([name]) => name === `${mine}k${i}`)).toBe(true);
    setItem.mockRestore();
    expect(cache.get(`k${i}`)).toBe('x'.repeat(1_000));
  }
});

it('holds 4,700,000 units over all of its keys; the least recently used goes', () => {
  const storage = memoryStorage(100_000_000);
  const cache = createPersistentCache({ storage });
  for (let i = 0; i < 50; i++) {
    cache.set(`k${i}`, 'x'.repeat(99_000));
    expect(storage.used()).toBeLessThanOrEqual(4_700_000);
    cache.get('k0');
  }
  expect(cache.get('k0')).toBeDefined();
  expect(cache.get('k1')).toBeUndefined();
  expect(storage.items.size).toBe(47);
});

it('evicts what an earlier visit left, oldest first', () => {
  let now = 1_000;
  const storage = memoryStorage();
  const earlier = createPersistentCache({ storage, now: () => now++, maxChars: 1_000 });
  for (const key of ['b', 'a', 'c']) earlier.set(key, 'x'.repeat(280));
  const later = createPersistentCache({ storage, now: () => now++, maxChars: 1_000 });
  later.set('d', 'x'.repeat(280));
  expect([...storage.items.keys()]).toEqual(['a', 'c', 'd'].map((key) => mine + key));
});

it('does not store what is larger than the whole cache, and drops the older value', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage, maxChars: 100 });
  cache.set('k', 1);
  cache.set('k', 'x'.repeat(100));
  expect(cache.get('k')).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

it('leaves foreign keys alone, whatever happens', () => {
  const storage = memoryStorage(6_000);
  storage.setItem('language', 'tr-TUR');
  storage.setItem('other', 'y'.repeat(3_000));
  const cache = createPersistentCache({ storage });
  for (let i = 0; i < 30; i++) cache.set(`k${i}`, 'x'.repeat(500));
  cache.set('large', 'x'.repeat(3_000));
  expect(cache.get('large')).toBeUndefined();
  cache.clear();
  expect([...storage.items.keys()]).toEqual(['language', 'other']);
});

it.each([
  '',
  'x',
  '{}',
  '1|2',
  '1|9999999999999999|{"a":',
  '1|9999999999999999|',
  'NaN|NaN|1',
  '|||',
])('reads the corrupt item %j as none, and writes over it', (text) => {
  const storage = memoryStorage();
  storage.setItem(`${mine}k`, text);
  const cache = createPersistentCache({ storage });
  expect(cache.get('k')).toBeUndefined();
  cache.set('k', 1);
  expect(cache.get('k')).toBe(1);
});

it('lives without a storage, and with one that throws', () => {
  const throwing = new Proxy({} as CacheStorage, {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const storage of [undefined, () => undefined, denied, throwing]) {
    const cache = createPersistentCache(storage ? { storage } : {});
    cache.set('k', 1);
    expect(cache.get('k')).toBeUndefined();
    cache.delete('k');
    cache.clear();
  }
});

it('does not store what JSON cannot write', () => {
  const cache = createPersistentCache({ storage: memoryStorage() });
  const circular: unknown[] = [];
  circular.push(circular);
  for (const value of [undefined, () => 1, 1n, circular]) {
    cache.set('k', value);
    expect(cache.get('k')).toBeUndefined();
  }
});

it('sees what another tab wrote', () => {
  const storage = memoryStorage();
  const first = createPersistentCache({ storage, maxChars: 1_000 });
  const second = createPersistentCache({ storage, maxChars: 1_000 });
  for (let i = 0; i < 20; i++) (i % 2 ? first : second).set(`k${i}`, 'x'.repeat(200));
  expect(storage.used()).toBeLessThanOrEqual(1_000);
});

it('stays within its bound and true to the last write, whatever the order', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', '__proto__'),
    size: fc.nat(300),
    act: fc.constantFrom('set', 'set', 'get', 'delete'),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 400, max: 2_000 }),
      (steps, quota) => {
        const storage = memoryStorage(quota);
        storage.setItem('foreign', 'f'.repeat(200));
        const cache = createPersistentCache({ storage, maxChars: 900 });
        const model = new Map<string, string>();
        for (const { key, size, act } of steps) {
          if (act === 'set') {
            cache.set(key, 'v'.repeat(size));
            model.set(key, 'v'.repeat(size));
          } else if (act === 'delete') {
            cache.delete(key);
            model.delete(key);
          }
          const kept = cache.get(key);
          expect(kept === undefined || kept === model.get(key)).toBe(true);
          expect(storage.items.get('foreign')).toHaveLength(200);
          expect(storage.used() - 207).toBeLessThanOrEqual(900);
        }
      },
    ),
  );
});

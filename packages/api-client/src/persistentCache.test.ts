import fc from '@tooling/testing/fastCheck';
import { expect, it, vi } from 'vitest';
import type { Cache } from './cache.ts';
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
    // Browsers promise no order; this one is neither that of insertion nor that of age.
    key: (index) => [...items.keys()].sort()[index] ?? null,
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

/** A cache whose clock stands still, so that an entry with 280 characters has a size of 304. */
const still = (storage: CacheStorage, maxChars: number) =>
  createPersistentCache({ storage, maxChars, now: () => 1_000 });
const text280 = 'x'.repeat(280);

it('may be filled to its last character, by one entry or by several', () => {
  const one = memoryStorage();
  still(one, 304).set('a', text280);
  still(one, 303).set('b', text280);
  expect([...one.items.keys()]).toEqual([`${mine}a`]);

  const two = memoryStorage();
  const cache = still(two, 608);
  cache.set('a', text280);
  cache.set('b', text280);
  expect(cache.get('a')).toBe(text280);
  expect(cache.get('b')).toBe(text280);
});

it.each<[firstUse: string, use: (cache: Cache) => unknown]>([
  ['a write', () => undefined],
  ['a hit', (cache) => cache.get('old')],
  ['a miss', (cache) => cache.get('absent')],
  ['an expired entry', (cache) => cache.get('expired')],
  ['a deletion', (cache) => cache.delete('absent')],
])('counts what an earlier visit left if its first use is %s', (_firstUse, use) => {
  const storage = memoryStorage();
  const earlier = still(storage, 1_000);
  earlier.set('old', text280);
  earlier.set('expired', 1, { ttlMs: 1 });
  const later = createPersistentCache({ storage, maxChars: 400, now: () => 1_001 });
  use(later);
  later.set('new', text280);
  expect([...storage.items.keys()]).toEqual([`${mine}new`]);
});

it('counts a single entry of an earlier visit', () => {
  const storage = memoryStorage();
  still(storage, 400).set('old', text280);
  still(storage, 400).set('new', text280);
  expect([...storage.items.keys()]).toEqual([`${mine}new`]);
});

it('counts again after a write that failed', () => {
  const storage = memoryStorage(500);
  const cache = still(storage, 4_000);
  cache.set('a', text280);
  cache.set('a', 'x'.repeat(600));
  expect(storage.items.size).toBe(0);
  still(storage, 4_000).set('otherTab', text280);
  cache.set('b', text280);
  expect(cache.get('b')).toBe(text280);
});

it('stores nothing and drops the older value if the lifetime is not above 0', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage });
  for (const ttlMs of [0, -1]) {
    cache.set('k', 1);
    cache.set('k', 2, { ttlMs });
    expect(storage.items.size).toBe(0);
  }
});

it('clears all of its entries, those of other tabs and earlier visits included', () => {
  const storage = memoryStorage();
  storage.setItem('language', 'tr-TUR');
  createPersistentCache({ storage }).set('earlier', 1);
  const cache = createPersistentCache({ storage });
  cache.set('a', 1);
  cache.set('b', 2);
  createPersistentCache({ storage }).set('otherTab', 3);
  cache.clear();
  expect([...storage.items.keys()]).toEqual(['language']);
});

it('clears the entry of another tab that replaced its own', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage });
  const otherTab = createPersistentCache({ storage });
  cache.set('a', 1);
  otherTab.delete('a');
  otherTab.set('b', 2);
  cache.clear();
  expect(storage.items.size).toBe(0);
});

it('uses the localStorage of the page, or the one that a function returns', () => {
  const page = memoryStorage();
  vi.stubGlobal('localStorage', page);
  createPersistentCache().set('a', 1);
  expect([...page.items.keys()]).toEqual([`${mine}a`]);
  expect(createPersistentCache().get('a')).toBe(1);

  const given = memoryStorage();
  createPersistentCache({ storage: () => given }).set('b', 2);
  expect([...given.items.keys()]).toEqual([`${mine}b`]);
});

it('stores a value while another tab removes an entry', () => {
  const storage = memoryStorage();
  createPersistentCache({ storage }).set('gone', 1);
  const racing = {
    ...storage,
    length: 2,
    key(index: number) {
      const name = storage.key(index);
      storage.items.delete(`${mine}gone`);
      return name;
    },
  };
  createPersistentCache({ storage: racing }).set('a', 1);
  expect([...storage.items.keys()]).toEqual([`${mine}a`]);
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
])('reads the corrupt item %j as none, and removes it', (text) => {
  const storage = memoryStorage();
  storage.setItem(`${mine}k`, text);
  const cache = createPersistentCache({ storage });
  expect(cache.get('k')).toBeUndefined();
  expect(storage.items.size).toBe(0);
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
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage });
  const circular: unknown[] = [];
  circular.push(circular);
  for (const value of [undefined, () => 1, 1n, circular]) {
    cache.set('k', value);
    expect(storage.items.size).toBe(0);
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

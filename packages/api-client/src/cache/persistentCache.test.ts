import { expect, it, vi } from 'vitest';
import type { Cache } from './cache.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { type CacheStorage, createPersistentCache } from './persistentCache.ts';

const prefix = 'api-cache:';

it('keeps a value with an infinite lifetime across a reload', () => {
  const storage = memoryStorage();
  createPersistentCache({ storage }).set('k', 1, { ttlMs: Infinity });
  expect(createPersistentCache({ storage }).get('k')).toBe(1);
});

it('keeps a value across a reload for 60 s', () => {
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

it('returns undefined after the clock was set back', () => {
  let now = 1_000_000;
  const cache = createPersistentCache({ storage: memoryStorage(), now: () => now });
  cache.set('k', 1);
  now -= 1;
  expect(cache.get('k')).toBeUndefined();
});

it('writes one item per entry, and retries once if the storage is full', () => {
  const storage = memoryStorage(10_000);
  const cache = createPersistentCache({ storage });
  for (let i = 0; i < 40; i++) {
    const setItem = vi.spyOn(storage, 'setItem');
    cache.set(`k${i}`, 'x'.repeat(1_000));
    expect(setItem.mock.calls.length).toBeLessThanOrEqual(2);
    expect(setItem.mock.calls.every(([name]) => name === `${prefix}k${i}`)).toBe(true);
    setItem.mockRestore();
    expect(cache.get(`k${i}`)).toBe('x'.repeat(1_000));
  }
});

it('holds 4,700,000 code units and evicts the least recently used entry', () => {
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

it('evicts the entry that was written first if none was read', () => {
  const storage = memoryStorage();
  const cache = fixedClockCache(storage, 1_000);
  for (const key of ['c', 'a', 'b', 'd']) cache.set(key, text280);
  expect([...storage.items.keys()]).toEqual(['a', 'b', 'd'].map((key) => prefix + key));
});

it("removes only as many entries as a new one needs if other code's data fills the storage", () => {
  const storage = memoryStorage(2_000);
  const cache = fixedClockCache(storage, 1_900);
  for (const key of ['a', 'b', 'c']) cache.set(key, text280);
  storage.setItem('foreign', 'f'.repeat(2_000 - storage.used() - 7));
  cache.set('d', text280);
  expect([...storage.items.keys()]).toEqual([`${prefix}b`, `${prefix}c`, 'foreign', `${prefix}d`]);
});

it('evicts entries from an earlier visit, oldest first', () => {
  let now = 1_000;
  const storage = memoryStorage();
  const earlier = createPersistentCache({ storage, now: () => now++, maxChars: 1_000 });
  for (const key of ['b', 'a', 'c']) earlier.set(key, 'x'.repeat(280));
  const later = createPersistentCache({ storage, now: () => now++, maxChars: 1_000 });
  later.set('d', 'x'.repeat(280));
  expect([...storage.items.keys()]).toEqual(['a', 'c', 'd'].map((key) => prefix + key));
});

/** Creates a cache with a fixed clock, so that the size of an entry with 280 characters is always 304. */
const fixedClockCache = (storage: CacheStorage, maxChars: number) =>
  createPersistentCache({ storage, maxChars, now: () => 1_000 });
const text280 = 'x'.repeat(280);

it('can be filled up to maxChars by one or several entries', () => {
  const one = memoryStorage();
  fixedClockCache(one, 304).set('a', text280);
  fixedClockCache(one, 303).set('b', text280);
  expect([...one.items.keys()]).toEqual([`${prefix}a`]);

  const two = memoryStorage();
  const cache = fixedClockCache(two, 608);
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
])(
  'counts the size of entries from an earlier visit even if its first use is %s',
  (_firstUse, use) => {
    const storage = memoryStorage();
    const earlier = fixedClockCache(storage, 1_000);
    earlier.set('old', text280);
    earlier.set('expired', 1, { ttlMs: 1 });
    const later = createPersistentCache({ storage, maxChars: 400, now: () => 1_001 });
    use(later);
    later.set('new', text280);
    expect([...storage.items.keys()]).toEqual([`${prefix}new`]);
  },
);

it('counts the size of a single entry from an earlier visit', () => {
  const storage = memoryStorage();
  fixedClockCache(storage, 400).set('old', text280);
  fixedClockCache(storage, 400).set('new', text280);
  expect([...storage.items.keys()]).toEqual([`${prefix}new`]);
});

it('recalculates sizes after a failed write', () => {
  const storage = memoryStorage(500);
  const cache = fixedClockCache(storage, 4_000);
  cache.set('a', text280);
  cache.set('a', 'x'.repeat(600));
  expect(storage.items.size).toBe(0);
  fixedClockCache(storage, 4_000).set('otherTab', text280);
  cache.set('b', text280);
  expect(cache.get('b')).toBe(text280);
});

it('removes the older value when a value is stored with a lifetime that is not positive', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage });
  for (const ttlMs of [0, -1]) {
    cache.set('k', 1);
    cache.set('k', 2, { ttlMs });
    expect(storage.items.size).toBe(0);
  }
});

it('clears all entries, including those of other tabs and earlier visits', () => {
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

it('clears an entry that another tab overwrote', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage });
  const otherTab = createPersistentCache({ storage });
  cache.set('a', 1);
  otherTab.delete('a');
  otherTab.set('b', 2);
  cache.clear();
  expect(storage.items.size).toBe(0);
});

it('uses the localStorage of the page, or the storage that a function returns', () => {
  const page = memoryStorage();
  vi.stubGlobal('localStorage', page);
  createPersistentCache().set('a', 1);
  expect([...page.items.keys()]).toEqual([`${prefix}a`]);
  expect(createPersistentCache().get('a')).toBe(1);

  const storage = memoryStorage();
  createPersistentCache({ storage: () => storage }).set('b', 2);
  expect([...storage.items.keys()]).toEqual([`${prefix}b`]);
});

it('stores a value while another tab removes an entry', () => {
  const storage = memoryStorage();
  createPersistentCache({ storage }).set('gone', 1);
  const racing = {
    ...storage,
    length: 2,
    key(index: number) {
      const name = storage.key(index);
      storage.items.delete(`${prefix}gone`);
      return name;
    },
  };
  createPersistentCache({ storage: racing }).set('a', 1);
  expect([...storage.items.keys()]).toEqual([`${prefix}a`]);
});

it('removes the older value if the new one is larger than the whole cache', () => {
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage, maxChars: 100 });
  cache.set('k', 1);
  cache.set('k', 'x'.repeat(100));
  expect(cache.get('k')).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

it('never changes keys without its prefix', () => {
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
])('returns undefined for the corrupt item %j and removes it', (text) => {
  const storage = memoryStorage();
  storage.setItem(`${prefix}k`, text);
  const cache = createPersistentCache({ storage });
  expect(cache.get('k')).toBeUndefined();
  expect(storage.items.size).toBe(0);
  cache.set('k', 1);
  expect(cache.get('k')).toBe(1);
});

it('does not throw without a storage or with one that throws', () => {
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

it('does not store values that JSON cannot represent', () => {
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

it('reads entries that another tab wrote', () => {
  const storage = memoryStorage();
  const first = createPersistentCache({ storage, maxChars: 1_000 });
  const second = createPersistentCache({ storage, maxChars: 1_000 });
  for (let i = 0; i < 20; i++) (i % 2 ? first : second).set(`k${i}`, 'x'.repeat(200));
  expect(storage.used()).toBeLessThanOrEqual(1_000);
});

it('stays within its size limit if an earlier visit filled it', () => {
  let now = 1_000;
  const storage = memoryStorage(20_000_000);
  const visit = () => createPersistentCache({ storage, now: () => now });
  const earlier = visit();
  for (let i = 0; i < 47; i++) earlier.set(`k${i}`, 'x'.repeat(99_000));
  for (const passedMs of [0, 59_999, 60_000]) {
    now = 1_000 + passedMs;
    const later = visit();
    for (let i = 0; i < 47; i++) {
      later.get(`k${i}`);
      later.set(`n${passedMs}${i}`, 'x'.repeat(99_000));
      expect(storage.used()).toBeLessThanOrEqual(4_700_000);
    }
  }
});

it('counts the size of items that another tab replaced by larger ones', () => {
  const storage = memoryStorage();
  const cache = fixedClockCache(storage, 900);
  const otherTab = fixedClockCache(storage, 900);
  for (const key of ['a', 'b', 'c']) cache.set(key, 1);
  otherTab.set('a', text280);
  otherTab.set('b', text280);
  cache.set('d', text280);
  expect(storage.used()).toBeLessThanOrEqual(900);
  expect(cache.get('d')).toBe(text280);
});

it('removes expired items on each write, before items that are still valid', () => {
  let now = 1_000;
  const storage = memoryStorage();
  const cache = createPersistentCache({ storage, maxChars: 700, now: () => now });
  cache.set('valid', text280);
  cache.set('expired', text280, { ttlMs: 10 });
  now += 10;
  cache.set('new', text280);
  expect([...storage.items.keys()]).toEqual([`${prefix}valid`, `${prefix}new`]);
});

it("removes expired and corrupt items if other code's data fills the storage", () => {
  let now = 1_000;
  const storage = memoryStorage(2_000);
  const earlier = createPersistentCache({ storage, now: () => now });
  for (let i = 0; i < 3; i++) earlier.set(`k${i}`, text280);
  storage.setItem(`${prefix}corrupt`, 'x'.repeat(500));
  storage.setItem('foreign', 'f'.repeat(2_000 - storage.used() - 7));
  now += 60_000;
  const later = createPersistentCache({ storage, now: () => now });
  later.set('new', text280);
  expect([...storage.items.keys()]).toEqual(['foreign', `${prefix}new`]);
});

import type { Cache } from './cache.ts';

/** The part of `localStorage` that is used. */
export type CacheStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Where and how much is kept. */
export interface PersistentCacheOptions {
  /** Default: the page's `localStorage`, looked up when called. */
  storage?: CacheStorage | (() => CacheStorage | undefined);
  /** Begins the names of all entries; nothing else in the storage is touched. */
  prefix?: string;
  /** Names and values of all entries together, in UTF-16 units. Default 4,700,000. */
  maxChars?: number;
  /** How long an entry lives, in ms. Default 60,000. */
  ttlMs?: number;
  /** Local time in ms. Default `Date.now`. */
  now?: () => number;
}

/** An item is `storedAt|expiresAt|json`: its age is read without parsing its value. */
const item = /^(\d{1,16})\|(\d{1,16})\|/;

/**
 * A cache that outlives the page (spec 9, decision 10). An entry is one item, so that a write costs
 * one `setItem`, or two where the storage turned out to be full. Absent, throwing, full and corrupt
 * storage all mean: no value.
 *
 * Sizes are counted anew where the number of items changed, or a write failed. What another tab only
 * overwrote is counted late, so that `maxChars` may be exceeded by that much for a while.
 */
export function createPersistentCache({
  storage = () => globalThis.localStorage,
  prefix = 'api-cache:',
  maxChars = 4_700_000,
  ttlMs: defaultTtlMs = 60_000,
  now = Date.now,
}: PersistentCacheOptions = {}): Cache {
  /** Our items' names and sizes, least recently used first; and how many items the storage had. */
  let sizes = new Map<string, number>();
  let total = 0;
  let seenLength = -1;

  /** Runs with the storage; what throws in there counts as no storage. */
  function withStorage<Result>(work: (store: CacheStorage) => Result): Result | undefined {
    try {
      const store = typeof storage === 'function' ? storage() : storage;
      return store && work(store);
    } catch {
      seenLength = -1;
      return undefined;
    }
  }

  /** Changes the storage with sizes that are up to date before and after. */
  function change(store: CacheStorage, work: () => void): void {
    count(store);
    work();
    seenLength = store.length;
  }

  /** Counts our items anew, where others (another tab, an earlier visit) changed the storage. */
  function count(store: CacheStorage): void {
    if (store.length === seenLength) return;
    const found: { name: string; size: number; storedAt: number }[] = [];
    for (let index = 0; index < store.length; index++) {
      const name = store.key(index);
      if (!name?.startsWith(prefix)) continue;
      const text = store.getItem(name) ?? '';
      found.push({
        name,
        size: name.length + text.length,
        storedAt: Number(item.exec(text)?.[1] ?? 0),
      });
    }
    found.sort((a, b) => a.storedAt - b.storedAt);
    sizes = new Map(found.map(({ name, size }) => [name, size]));
    total = found.reduce((sum, { size }) => sum + size, 0);
  }

  function remove(store: CacheStorage, name: string): void {
    store.removeItem(name);
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  /** Removes the least recently used entries until ours take no more than that. */
  function shrinkTo(store: CacheStorage, chars: number): void {
    for (const name of sizes.keys()) {
      if (total <= chars) return;
      remove(store, name);
    }
  }

  function put(store: CacheStorage, name: string, text: string): void {
    store.setItem(name, text);
    sizes.set(name, name.length + text.length);
    total += name.length + text.length;
  }

  return {
    get(key) {
      return withStorage((store) => {
        const name = prefix + key;
        const text = store.getItem(name);
        if (text === null) return undefined;
        const entry = item.exec(text);
        const time = now();
        // Stored in the future: the clock was set back, so the age of the entry is unknown.
        if (entry && time >= Number(entry[1]) && time < Number(entry[2])) {
          try {
            const value: unknown = JSON.parse(text.slice(entry[0].length));
            const size = sizes.get(name);
            if (size !== undefined) {
              sizes.delete(name);
              sizes.set(name, size);
            }
            return value;
          } catch {
            // Cut off or overwritten: removed below like an expired one.
          }
        }
        change(store, () => remove(store, name));
        return undefined;
      });
    },
    set(key, value, { ttlMs = defaultTtlMs } = {}) {
      withStorage((store) => {
        const name = prefix + key;
        const json = ttlMs > 0 ? JSON.stringify(value) : undefined;
        const text = `${now()}|${Math.min(now() + ttlMs, Number.MAX_SAFE_INTEGER)}|${json}`;
        const size = name.length + text.length;
        change(store, () => {
          remove(store, name);
          if (json === undefined || size > maxChars) return;
          shrinkTo(store, maxChars - size);
          try {
            put(store, name, text);
          } catch {
            // Full of other people's data: as much of ours goes as the entry needs, for one more try.
            shrinkTo(store, total - size);
            put(store, name, text);
          }
        });
      });
    },
    delete(key) {
      withStorage((store) => change(store, () => remove(store, prefix + key)));
    },
    clear() {
      seenLength = -1;
      withStorage((store) =>
        change(store, () => {
          for (const name of [...sizes.keys()]) remove(store, name);
        }),
      );
    },
  };
}

import type { Cache } from './cache.ts';

/** The part of `localStorage` that the cache uses. */
export type CacheStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Options of {@link createPersistentCache}. */
export interface PersistentCacheOptions {
  /** The storage. Default: the `localStorage` of the page, looked up when called. */
  storage?: CacheStorage | (() => CacheStorage | undefined);
  /** Prefix of all item names. Other items in the storage are not changed. Default `api-cache:`. */
  prefix?: string;
  /** Maximum size of all names and values, in UTF-16 code units. Default 4,700,000. */
  maxChars?: number;
  /** Lifetime of an entry, in ms. Default 60,000. */
  ttlMs?: number;
  /** Local time in ms. Default `Date.now`. */
  now?: () => number;
}

/** An item is `storedAt|expiresAt|json`, so its age can be read without parsing its value. */
const item = /^(\d{1,16})\|(\d{1,16})\|/;

/**
 * Creates a cache that survives reloads (spec 9, decision 10). Each entry is one item, so a write
 * calls `setItem` once, or twice if the storage is full. If the storage is missing, throws, is full
 * or holds corrupt items, reads return `undefined`.
 *
 * Sizes are recalculated when the number of items changes or a write fails. An item that another
 * tab overwrites keeps its old size until then, so the cache can temporarily exceed `maxChars`.
 */
export function createPersistentCache({
  storage = () => globalThis.localStorage,
  prefix = 'api-cache:',
  maxChars = 4_700_000,
  ttlMs: defaultTtlMs = 60_000,
  now = Date.now,
}: PersistentCacheOptions = {}): Cache {
  /** Names and sizes of our items, least recently used first. */
  let sizes = new Map<string, number>();
  let total = 0;
  let seenLength = -1;

  /** Runs `work` with the storage. Returns `undefined` if there is no storage or it throws. */
  function withStorage<Result>(work: (store: CacheStorage) => Result): Result | undefined {
    try {
      const store = typeof storage === 'function' ? storage() : storage;
      return store && work(store);
    } catch {
      seenLength = -1;
      return undefined;
    }
  }

  /** Runs a write with up-to-date sizes and remembers the new number of items. */
  function change(store: CacheStorage, work: () => void): void {
    refreshSizes(store);
    work();
    seenLength = store.length;
  }

  /** Recalculates the sizes if another tab or an earlier visit changed the number of items. */
  function refreshSizes(store: CacheStorage): void {
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

  /** Removes the least recently used entries until `total` is at most `chars`. */
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
        // If `storedAt` is in the future, the clock was set back and the age is unknown.
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
            // Truncated or overwritten: removed below like an expired entry.
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
            // Other data fills the storage: free the space from our entries, then retry once.
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

import type { Cache } from './cache.ts';
import { hash } from '../hash.ts';

export type { Cache } from './cache.ts';

/** The part of `localStorage` that the cache uses. */
export interface CacheStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Options of {@link createPersistentCache}. */
export interface PersistentCacheOptions {
  /** The storage, or a function that returns it. Default: the page's `localStorage`, looked up when called. */
  storage?: CacheStorage | (() => CacheStorage | undefined);
  /** Prefix of all item names. Other items in the storage are not changed. Default `api-cache:`. */
  prefix?: string;
  /** Maximum size of all item names and values together, in UTF-16 code units. Default: 4,700,000. */
  maxChars?: number;
  /** Lifetime of an entry, in ms. Default 60,000. */
  ttlMs?: number;
  /** Local time in ms. Default `Date.now`, looked up when called. */
  now?: () => number;
}

/** Default limits: about 4.7 MB in all, and 60 s (spec 9, "Cache"). */
const defaults = { maxChars: 4_700_000, ttlMs: 60_000 };

/**
 * Matches the start of an item, which has the format `storedAt|expiresAt|json`. Its age can be read
 * without parsing the value.
 */
const header = /^(\d{1,16})\|(\d{1,16})\|/;

interface Item {
  name: string;
  /** Size of name and value, in UTF-16 code units. */
  size: number;
  storedAt: number;
}

/**
 * Creates a cache that survives reloads. Each entry is one storage item. If the
 * storage is missing, throws, is full or contains corrupt items, reads return `undefined`.
 *
 * Each write reads all items of the cache, because other tabs may change them at any time. It removes
 * expired items first, then the least recently used ones. An item from another tab or an earlier visit
 * counts as last used when it was stored.
 */
export function createPersistentCache({
  storage = () => globalThis.localStorage,
  prefix = 'api-cache:',
  maxChars = defaults.maxChars,
  ttlMs: defaultTtlMs = defaults.ttlMs,
  now = () => Date.now(),
}: PersistentCacheOptions = {}): Cache {
  /** Value of `uses` when each item was last used in this tab. */
  let lastUse = new Map<string, number>();
  let uses = 0;

  /**
   * Returns the item name for a key. Hashes the part after a line break, which contains the token and
   * headers of a request.
   */
  const nameOf = (key: string) => prefix + key.replace(/\n.*/s, hash);

  function markUsed(name: string): void {
    uses += 1;
    lastUse.set(name, uses);
  }

  /** Runs `work` with the storage. Returns `undefined` if there is no storage or it throws. */
  function withStorage<Result>(work: (store: CacheStorage) => Result): Result | undefined {
    try {
      const store = typeof storage === 'function' ? storage() : storage;
      return store && work(store);
    } catch {
      return undefined;
    }
  }

  function namesIn(store: CacheStorage): string[] {
    const names: string[] = [];
    for (let index = 0; index < store.length; index++) {
      const name = store.key(index);
      if (name?.startsWith(prefix)) names.push(name);
    }
    return names;
  }

  /** Returns when an item's text was stored, in ms, or `undefined` if the item is expired or corrupt. */
  function validSince(text: string): number | undefined {
    const [, storedAt, expiresAt] = header.exec(text) ?? [];
    const time = now();
    // A `storedAt` in the future means that the clock was set back, so the age is unknown.
    const isValid = time >= Number(storedAt) && time < Number(expiresAt);
    return isValid ? Number(storedAt) : undefined;
  }

  /** Removes invalid items. Returns the others, least recently used first. */
  function sweep(store: CacheStorage): Item[] {
    const items: Item[] = [];
    for (const name of namesIn(store)) {
      const text = store.getItem(name) ?? '';
      const storedAt = validSince(text);
      if (storedAt === undefined) store.removeItem(name);
      else items.push({ name, size: name.length + text.length, storedAt });
    }
    lastUse = new Map(items.map(({ name }) => [name, lastUse.get(name) ?? 0]));
    const useOf = ({ name }: Item) => lastUse.get(name) ?? 0;
    return items.sort((a, b) => useOf(a) - useOf(b) || a.storedAt - b.storedAt);
  }

  /** Removes items from the start of the list until the total size is at most `chars`. */
  function shrink(store: CacheStorage, items: Item[], chars: number): void {
    let total = sizeOf(items);
    while (total > chars) {
      const item = items.shift();
      if (!item) return;
      store.removeItem(item.name);
      total -= item.size;
    }
  }

  /** Returns the value in an item's text, or `undefined` if the item is expired or corrupt. */
  function valueIn(text: string): unknown {
    if (validSince(text) === undefined) return undefined;
    try {
      return JSON.parse(text.replace(header, ''));
    } catch {
      // The JSON is truncated or overwritten.
      return undefined;
    }
  }

  /** Stores an item, and removes others if there is no space for it. */
  function storeItem(store: CacheStorage, name: string, text: string): void {
    const size = name.length + text.length;
    if (size > maxChars) return;
    const items = sweep(store);
    shrink(store, items, maxChars - size);
    try {
      store.setItem(name, text);
    } catch {
      // Other code's data fills the storage. Remove items of this cache to free the space, then
      // retry once.
      shrink(store, items, sizeOf(items) - size);
      store.setItem(name, text);
    }
    markUsed(name);
  }

  return {
    get(key) {
      return withStorage((store) => {
        const name = nameOf(key);
        const text = store.getItem(name);
        if (text === null) return undefined;
        const value = valueIn(text);
        if (value === undefined) store.removeItem(name);
        else markUsed(name);
        return value;
      });
    },
    set(key, value, { ttlMs = defaultTtlMs } = {}) {
      withStorage((store) => {
        const name = nameOf(key);
        store.removeItem(name);
        const json = ttlMs > 0 ? JSON.stringify(value) : undefined;
        if (json === undefined) return;
        const expiresAt = Math.min(now() + ttlMs, Number.MAX_SAFE_INTEGER);
        storeItem(store, name, `${now()}|${expiresAt}|${json}`);
      });
    },
    delete(key) {
      withStorage((store) => store.removeItem(nameOf(key)));
    },
    clear() {
      withStorage((store) => {
        for (const name of namesIn(store)) store.removeItem(name);
      });
    },
  };
}

function sizeOf(items: readonly Item[]): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}

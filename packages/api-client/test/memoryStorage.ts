import type { CacheStorage } from '../src/cache/persistentCache.ts';

/** A storage with a quota for names and values together, like a browser's. */
export interface MemoryStorage extends CacheStorage {
  items: Map<string, string>;
  /** Returns the size of all names and values, in UTF-16 code units. */
  used: () => number;
}

/** Creates an empty storage. `setItem` throws above the quota, in UTF-16 code units. */
export function memoryStorage(quota = 5_200_000): MemoryStorage {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    items,
    used,
    get length() {
      return items.size;
    },
    // Sorted by name, because browsers do not guarantee insertion order.
    key: (index) => [...items.keys()].sort()[index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const old = items.get(name);
      const addedChars = value.length - (old === undefined ? -name.length : old.length);
      if (used() + addedChars > quota) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
}

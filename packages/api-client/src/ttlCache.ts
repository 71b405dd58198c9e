import type { Cache } from './cache.ts';

/** How long and how much is kept. */
export interface TtlCacheOptions {
  /** How long an entry lives, in ms. Default 60,000. */
  ttlMs?: number;
  /** Beyond it the least recently used entry goes. Default 20. */
  maxEntries?: number;
  /** Local time in ms. Default `Date.now`. */
  now?: () => number;
}

interface Entry {
  value: unknown;
  storedAt: number;
  ttlMs: number;
}

/** A cache in memory (spec 9, decision 10). Values are kept as they are: treat them as read-only. */
export function createTtlCache({
  ttlMs: defaultTtlMs = 60_000,
  maxEntries = 20,
  now = Date.now,
}: TtlCacheOptions = {}): Cache {
  // A Map keeps insertion order: its first key is the least recently used.
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.storedAt;
      entries.delete(key);
      // A negative age: the clock was set back, so nobody knows how old the entry is.
      if (!(age >= 0 && age < entry.ttlMs)) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, { ttlMs = defaultTtlMs } = {}) {
      entries.delete(key);
      if (value === undefined || !(ttlMs > 0)) return;
      entries.set(key, { value, storedAt: now(), ttlMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
    delete(key) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
  };
}

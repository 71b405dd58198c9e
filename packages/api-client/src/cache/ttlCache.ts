import type { Cache } from './cache.ts';

/** Options of {@link createTtlCache}. */
export interface TtlCacheOptions {
  /** Lifetime of an entry, in ms. Default 60,000. */
  ttlMs?: number;
  /** Maximum number of entries. Evicts the least recently used entry. Default 20. */
  maxEntries?: number;
  /** Local time in ms. Default `Date.now`, looked up when called. */
  now?: () => number;
}

/** Default limits of the memory cache (spec 9, "Cache"). */
const defaults = { ttlMs: 60_000, maxEntries: 20 };

interface Entry {
  value: unknown;
  storedAt: number;
  ttlMs: number;
}

/**
 * Creates an in-memory cache. Does not copy values: treat them as read-only.
 */
export function createTtlCache({
  ttlMs: defaultTtlMs = defaults.ttlMs,
  maxEntries = defaults.maxEntries,
  now = () => Date.now(),
}: TtlCacheOptions = {}): Cache {
  // A Map keeps insertion order: its first key is the least recently used.
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.storedAt;
      entries.delete(key);
      // A negative age means that the clock was set back, so the real age is unknown.
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

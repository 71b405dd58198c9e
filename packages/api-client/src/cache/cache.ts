/**
 * The interface of the memory cache and the persistent cache. No method throws. A key is a URL. It may
 * be followed by a line break and the user's token: do not store that part outside memory.
 */
export interface Cache {
  /** Returns the value, or `undefined` if it is missing, expired or unreadable. */
  get(key: string): unknown;
  /** Stores a value for `ttlMs` (default: set by the cache). Storing `undefined` deletes the entry. */
  set(key: string, value: unknown, options?: { ttlMs?: number | undefined }): void;
  delete(key: string): void;
  /** Deletes all entries of this cache and leaves other data in the same storage. */
  clear(): void;
}

/** What both caches can do. No method throws. */
export interface Cache {
  /** The value, or `undefined` where there is none, or it expired, or cannot be read. */
  get(key: string): unknown;
  /** Stores a value for `ttlMs` (default: the cache's own). Storing `undefined` deletes. */
  set(key: string, value: unknown, options?: { ttlMs?: number | undefined }): void;
  delete(key: string): void;
  /** Deletes all entries of this cache, and nothing else. */
  clear(): void;
}

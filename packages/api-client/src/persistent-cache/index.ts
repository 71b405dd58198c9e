export type { Cache } from '../cache/cache.ts';
export {
  type CacheStorage,
  createPersistentCache,
  type PersistentCacheOptions,
} from './persistentCache.ts';

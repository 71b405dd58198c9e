import { it } from 'vitest';
import { checkPersistentCache } from './persistentCacheModel.ts';

// `full/persistentCacheModel.test.ts` runs 10,000.
it('keeps its limit, the data of others and the last value of each key in two tabs', () => {
  checkPersistentCache(300);
});

import { it } from 'vitest';
import { checkPersistentCache } from './persistentCacheModel.ts';

// `full/persistentCacheModel.test.ts` runs 10,000 schedules.
it("keeps its size limit, other code's data and the last value of each key in two tabs", () => {
  checkPersistentCache(300);
});

import { it } from 'vitest';
import { checkPersistentCache } from '../test/persistentCacheModel.ts';

it(
  "keeps its size limit, other code's data and the last value of each key in 10,000 schedules",
  { timeout: 600_000 },
  () => {
    checkPersistentCache(10_000);
  },
);

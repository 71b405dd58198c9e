import { it } from 'vitest';
import { checkQuerySession } from './querySessionModel.ts';

// `full/querySessionModel.test.ts` runs 10,000 schedules.
it('shows no data from before a logout in components with TanStack Query, in random schedules', async () => {
  await checkQuerySession(300);
});

import { it } from 'vitest';
import { checkTokenSchedules } from './tokenSchedules.ts';

// `full/tokenSchedules.test.ts` runs 10,000 schedules.
it('renews each token once and never uses it for another user, in random schedules', async () => {
  await checkTokenSchedules(300);
});

import { it } from 'vitest';
import { checkTokenSchedules } from './tokenSchedules.ts';

// `full/tokenSchedules.test.ts` runs 10,000.
it('renews tokens once and never for another user, whatever overlaps', async () => {
  await checkTokenSchedules(300);
});

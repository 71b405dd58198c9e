import { it } from 'vitest';
import { checkSchedules } from './schedules.ts';

// `full/schedules.test.ts` runs 10,000 schedules.
it('settles each call with an outcome that its faults allow, without leaks', async () => {
  await checkSchedules(150);
});

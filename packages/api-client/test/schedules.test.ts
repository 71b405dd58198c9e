import { it } from 'vitest';
import { checkSchedules } from './schedules.ts';

// `full/schedules.test.ts` runs 10,000.
it('settles each call as its random fault schedule allows, without leaks', async () => {
  await checkSchedules(150);
});

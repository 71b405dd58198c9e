import { it } from 'vitest';
import { checkTabSchedules } from './tabSchedule.ts';

it('shares one connection and leaks nothing in 200 random schedules', async () => {
  await checkTabSchedules(200);
});

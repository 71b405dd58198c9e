import { it } from 'vitest';
import { checkPoolSchedules } from './poolSchedule.ts';

it('stays within the limits of the server in 200 random schedules', async () => {
  await checkPoolSchedules(200);
});

import { it } from 'vitest';
import { checkBlockedSchedules } from './blockedSchedule.ts';

it('connects tabs with and without blocked APIs in 200 random schedules', async () => {
  await checkBlockedSchedules(200);
});

import { it } from 'vitest';
import { checkBlockedSchedules } from '../test/tabs/blockedSchedule.ts';

it(
  'connects tabs with and without blocked APIs in 10,000 random schedules',
  { timeout: 1_800_000 },
  async () => {
    await checkBlockedSchedules(10_000);
  },
);

import { it } from 'vitest';
import { checkTabSchedules } from '../test/tabs/tabSchedule.ts';

it(
  'shares one connection and leaks nothing in 10,000 random schedules',
  { timeout: 1_800_000 },
  async () => {
    await checkTabSchedules(10_000);
  },
);

import { it } from 'vitest';
import { checkTabChannelSchedules } from '../test/tabs/tabChannelSchedule.ts';

it(
  'shows all tabs the last states of a channel in 10,000 random schedules',
  { timeout: 1_800_000 },
  async () => {
    await checkTabChannelSchedules(10_000);
  },
);

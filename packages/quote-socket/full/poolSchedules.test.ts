import { it } from 'vitest';
import { checkPoolSchedules } from '../test/pool/poolSchedule.ts';

it(
  'stays within the limits of the server in 10,000 random schedules',
  { timeout: 1_800_000 },
  async () => {
    await checkPoolSchedules(10_000);
  },
);

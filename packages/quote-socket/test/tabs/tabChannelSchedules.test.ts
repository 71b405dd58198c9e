import { it } from 'vitest';
import { checkTabChannelSchedules } from './tabChannelSchedule.ts';

it('shows all tabs the last states of a channel in 200 random schedules', async () => {
  await checkTabChannelSchedules(200);
});

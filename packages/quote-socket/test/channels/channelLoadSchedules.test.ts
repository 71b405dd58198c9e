import { it } from 'vitest';
import { checkChannelLoadSchedules } from './channelLoadSchedule.ts';

it('shows the last states, never an older answer, in 200 random schedules of loads', async () => {
  await checkChannelLoadSchedules(200);
});

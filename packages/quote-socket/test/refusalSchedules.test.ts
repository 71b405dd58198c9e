import { it } from 'vitest';
import { checkRefusalSchedules } from './refusalSchedule.ts';

it('subscribes to what the server refused for a time in 200 random schedules', async () => {
  await checkRefusalSchedules(200);
});

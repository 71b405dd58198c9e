import { it } from 'vitest';
import { checkCandleSchedules } from './candleSchedule.ts';

it('keeps live candles and asks once per gap and period in 500 random schedules', async () => {
  await checkCandleSchedules(500);
});

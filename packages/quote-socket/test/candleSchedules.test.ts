import { it } from 'vitest';
import { checkCandleSchedules } from './candleSchedule.ts';

it('keeps live candles and sends one request per gap and period in 500 random schedules', async () => {
  await checkCandleSchedules(500);
});

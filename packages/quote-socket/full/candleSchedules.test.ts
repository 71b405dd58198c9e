import { it } from 'vitest';
import { checkCandleSchedules } from '../test/candleSchedule.ts';

it(
  'keeps live candles and sends one request per gap and period in 10,000 random schedules',
  { timeout: 600_000 },
  async () => {
    await checkCandleSchedules(10_000);
  },
);

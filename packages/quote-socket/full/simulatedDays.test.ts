import { it } from 'vitest';
import { simulateDays } from '../test/simulatedDay.ts';

it('recovers from the faults of 200 simulated days', { timeout: 600_000 }, async () => {
  await simulateDays(200);
});

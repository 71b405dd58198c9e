import { it } from 'vitest';
import { simulateDays } from './simulatedDay.ts';

it('recovers from the faults of 10 simulated days', async () => {
  await simulateDays(10);
});

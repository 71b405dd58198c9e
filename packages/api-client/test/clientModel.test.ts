import { it } from 'vitest';
import { checkClient } from './clientModel.ts';

// `full/clientModel.test.ts` runs 10,000 schedules.
it('never returns an outdated result or that of another user, in random schedules', async () => {
  await checkClient(300);
});

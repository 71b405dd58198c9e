import { it } from 'vitest';
import { checkClient } from './clientModel.ts';

// `full/clientModel.test.ts` runs 10,000.
it('never returns a result that its caller must not see, whatever overlaps', async () => {
  await checkClient(300);
});

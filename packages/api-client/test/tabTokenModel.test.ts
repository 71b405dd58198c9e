import { it } from 'vitest';
import { checkTabTokens } from './tabTokenModel.ts';

// `full/tabTokenModel.test.ts` runs 10,000 schedules.
it('renews each token in one tab, and repeats the refused calls of all tabs, in random schedules', async () => {
  await checkTabTokens(300);
});

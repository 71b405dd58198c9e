import { it } from 'vitest';
import { checkTabTokens } from '../test/tabTokenModel.ts';

it(
  'renews each token in one tab, and repeats the refused calls of all tabs, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkTabTokens(10_000),
);

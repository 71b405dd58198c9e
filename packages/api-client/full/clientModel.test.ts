import { it } from 'vitest';
import { checkClient } from '../test/clientModel.ts';

it(
  'never returns an outdated result or that of another user, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkClient(10_000),
);

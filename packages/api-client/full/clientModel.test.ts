import { it } from 'vitest';
import { checkClient } from '../test/clientModel.ts';

it(
  'never returns a result that its caller must not see, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkClient(10_000),
);

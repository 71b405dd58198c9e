import { it } from 'vitest';
import { checkTokenSchedules } from '../test/tokenSchedules.ts';

it(
  'renews each token once and never uses it for another user, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkTokenSchedules(10_000),
);

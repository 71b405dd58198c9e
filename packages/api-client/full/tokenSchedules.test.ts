import { it } from 'vitest';
import { checkTokenSchedules } from '../test/tokenSchedules.ts';

it(
  'renews tokens once and never for another user, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkTokenSchedules(10_000),
);

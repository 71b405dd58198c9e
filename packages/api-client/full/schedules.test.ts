import { it } from 'vitest';
import { checkSchedules } from '../test/schedules.ts';

it(
  'settles each call with an outcome that its faults allow, without leaks, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkSchedules(10_000),
);

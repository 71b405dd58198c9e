import { it } from 'vitest';
import { checkSchedules } from '../test/schedules.ts';

it(
  'settles each call as 10,000 random fault schedules allow, without leaks',
  { timeout: 600_000 },
  () => checkSchedules(10_000),
);

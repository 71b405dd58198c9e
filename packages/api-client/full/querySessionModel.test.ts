import { it } from 'vitest';
import { checkQuerySession } from '../test/querySessionModel.ts';

it(
  'shows no data from before a logout in components with TanStack Query, in 10,000 random schedules',
  { timeout: 600_000 },
  () => checkQuerySession(10_000),
);

import { it } from 'vitest';
import { checkOverlaps } from '../test/overlaps.ts';

it(
  'shows the last requested language after 10,000 random overlaps of calls and responses',
  { timeout: 600_000 },
  () => checkOverlaps(10_000),
);

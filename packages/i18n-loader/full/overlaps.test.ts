import { it } from 'vitest';
import { checkOverlaps } from '../test/overlaps.ts';

it(
  'shows what was last requested after 10,000 random overlaps of calls and responses',
  { timeout: 600_000 },
  () => checkOverlaps(10_000),
);

import { it } from 'vitest';
import { checkOverlaps } from './overlaps.ts';

it('shows what was last requested after 500 random overlaps of calls and responses', () =>
  checkOverlaps(500));

import { it } from 'vitest';
import { checkOverlaps } from './overlaps.ts';

it('shows the last requested language after 500 random overlaps of calls and responses', () =>
  checkOverlaps(500));

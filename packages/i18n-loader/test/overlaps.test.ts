import { it, vi } from 'vitest';
import { checkOverlaps } from './overlaps.ts';

it('shows the last requested language after 500 random overlaps of calls and responses', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return checkOverlaps(500);
});

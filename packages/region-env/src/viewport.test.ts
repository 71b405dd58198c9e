import { expect, it } from 'vitest';
import { isPhone, isTablet, isTabletWide } from './viewport.ts';

it.each([
  [0, true, false, false],
  [767, true, false, false],
  [767.5, true, false, true],
  [768, false, true, true],
  [1024, false, true, true],
  [1024.5, false, false, true],
  [1280, false, false, true],
  [1281, false, false, false],
  [Number.NaN, false, false, false],
])('classifies %d px', (width, phone, tablet, wide) => {
  expect([isPhone(width), isTablet(width), isTabletWide(width)]).toEqual([phone, tablet, wide]);
});

import { expect, it } from 'vitest';
import { isHexColor, isPhone, isTablet, isTabletWide } from './viewport.ts';

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

it.each(['#000000', '#ffB11a'])('accepts the colour %s', (text) => {
  expect(isHexColor(text)).toBe(true);
});

it.each(['', '#fff', 'ffb11a', '#ffb11', '#ffb11aa', '#gggggg', ' #ffb11a', '#ffb11a\n', null])(
  'rejects the colour %j',
  (text) => {
    expect(isHexColor(text as string)).toBe(false);
  },
);

import { afterEach, expect, it, vi } from 'vitest';
import { place, type Align, type Side } from './usePlacement.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** Places a popup of 100 × 50 px in a viewport of 400 × 300 px. Returns its left and top. */
function placed(anchor: DOMRect, side: Side, align: Align, dir: 'ltr' | 'rtl' = 'ltr') {
  const page = document.documentElement;
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(300);
  const target = document.createElement('button');
  const popup = document.body.appendChild(document.createElement('div'));
  popup.style.direction = dir;
  target.getBoundingClientRect = () => anchor;
  popup.getBoundingClientRect = () => box(0, 0, 100, 50);
  place(popup, target, side, align);
  return [popup.style.left, popup.style.top];
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it.each([
  ['below, at the start', box(100, 100, 40, 20), 'bottom', 'start', 'ltr', '100px', '124px'],
  ['below, at the end', box(200, 100, 40, 20), 'bottom', 'end', 'ltr', '140px', '124px'],
  [
    'below, at the start from right to left',
    box(200, 100, 40, 20),
    'bottom',
    'start',
    'rtl',
    '140px',
    '124px',
  ],
  ['above, in the centre', box(200, 100, 40, 20), 'top', 'center', 'ltr', '170px', '46px'],
  [
    'above, if there is no room below',
    box(100, 270, 40, 20),
    'bottom',
    'start',
    'ltr',
    '100px',
    '216px',
  ],
  [
    'below, if there is no room above',
    box(100, 10, 40, 20),
    'top',
    'start',
    'ltr',
    '100px',
    '34px',
  ],
  ['inside the end edge', box(380, 100, 40, 20), 'bottom', 'start', 'ltr', '292px', '124px'],
  ['inside the start edge', box(-50, 100, 40, 20), 'bottom', 'start', 'ltr', '8px', '124px'],
] as const)('places a popup %s', (_name, anchor, side, align, dir, left, top) => {
  expect(placed(anchor, side, align, dir)).toEqual([left, top]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { keepInView } from './keepInView.ts';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Creates a popup below its anchor, in a viewport of 400 × 600 px. */
function popupAt(popup: Partial<Box>, anchor: Partial<Box> = {}): HTMLElement {
  const [parent, element] = [document.createElement('div'), document.createElement('div')];
  parent.append(element);
  const box = { left: 50, right: 250, top: 100, bottom: 300 };
  element.getBoundingClientRect = () => ({ ...box, ...popup }) as DOMRect;
  parent.getBoundingClientRect = () =>
    ({ left: 50, right: 100, top: 60, bottom: 100, ...anchor }) as DOMRect;
  return element;
}
const shiftOf = (popup: HTMLElement) => {
  keepInView(popup);
  return popup.style.getPropertyValue('--x-shift');
};
const sideOf = (popup: HTMLElement) => {
  keepInView(popup);
  return popup.dataset.side;
};

beforeEach(() => {
  const root = document.documentElement;
  Object.defineProperty(root, 'clientWidth', { value: 400, configurable: true });
  Object.defineProperty(root, 'clientHeight', { value: 600, configurable: true });
});

describe('keepInView', () => {
  it.each([
    ['does not move if it fits', 50, 250, '0px'],
    ['may be 8 px from either edge', 8, 392, '0px'],
    ['moves right at the left edge', -20, 180, '28px'],
    ['moves by 1 px if that is enough', 7, 207, '1px'],
    ['moves left at the right edge', 230, 430, '-38px'],
    ['rounds to whole px', 7.4, 207, '1px'],
    ['keeps its start in view if wider than the viewport', -10, 500, '18px'],
  ])('%s', (_, left, right, shift) => {
    expect(shiftOf(popupAt({ left, right }))).toBe(shift);
  });

  it.each([
    ['stays below if it fits', { bottom: 592 }, { top: 400, bottom: 440 }, undefined],
    ['moves above at the bottom edge', { bottom: 593 }, { top: 400, bottom: 440 }, 'top'],
    [
      'stays below if the space above is equal',
      { bottom: 700 },
      { top: 280, bottom: 320 },
      undefined,
    ],
    [
      'moves above if there is 1 px more space above',
      { bottom: 700 },
      { top: 281, bottom: 320 },
      'top',
    ],
    [
      'stays below if there is less space above',
      { bottom: 700 },
      { top: 10, bottom: 50 },
      undefined,
    ],
  ])('%s', (_, popup, anchor, side) => {
    expect(sideOf(popupAt(popup, anchor))).toBe(side);
  });

  it('works without a parent', () => {
    const popup = document.createElement('div');
    popup.getBoundingClientRect = () => ({ left: 0, right: 10, top: 0, bottom: 900 }) as DOMRect;
    expect(sideOf(popup)).toBeUndefined();
    expect(shiftOf(popup)).toBe('8px');
  });
});

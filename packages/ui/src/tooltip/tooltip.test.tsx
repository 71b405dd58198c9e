import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tooltip = () => screen.getByRole('tooltip', { hidden: true });
const isShown = () => tooltip().hasAttribute('data-popover-open');
const button = () => screen.getByRole('button', { name: 'Fees' });
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const show = (press = vi.fn()) =>
  render(
    <Tooltip content="Charged per trade" delayMs={300}>
      <button onClick={press}>Fees</button>
    </Tooltip>,
  );

it('describes its element', () => {
  show();
  expect(screen.getByRole('button', { description: 'Charged per trade' })).toBe(button());
});

it('adds to the description that its element already has', () => {
  render(
    <>
      <Tooltip content="Charged per trade">
        <button aria-describedby="rate">Fees</button>
      </Tooltip>
      <p id="rate">0.1 %</p>
    </>,
  );
  expect(screen.getByRole('button', { description: 'Charged per trade 0.1 %' })).toBe(button());
});

it('is placed next to its element, even if the element has a live region for its loading state', () => {
  const box = (top: number) =>
    ({ top, bottom: top + 20, height: 20, left: 0, width: 0 }) as DOMRect;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('button') ? box(100) : box(0);
  });
  render(
    <Tooltip content="Charged per trade" side="bottom">
      <Button loadingLabel="Loading…">Fees</Button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(400);
  expect(tooltip().style.top).toBe('124px');
});

it('appears after the pointer has rested on the element, and disappears after the pointer leaves', () => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(299);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(button());
  wait(150);
  expect(isShown()).toBe(false);
});

it('stays visible while the pointer is on the tooltip', () => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  fireEvent.pointerLeave(button());
  wait(100);
  fireEvent.pointerEnter(tooltip());
  wait(1000);
  expect(isShown()).toBe(true);
});

it('hides on Esc, which does not propagate to a window around it', () => {
  const passed = vi.fn();
  show();
  document.body.addEventListener('keydown', passed);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(passed).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', passed);
});

it('hides on a press, which its element still receives', () => {
  const press = vi.fn();
  show(press);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  fireEvent.click(button());
  expect(isShown()).toBe(false);
  expect(press).toHaveBeenCalledOnce();
});

it('is not shown for touch, or after it is unmounted', () => {
  const { unmount } = show();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  wait(1000);
  expect(isShown()).toBe(false);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

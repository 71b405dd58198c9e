import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

it('shows after the pointer rests on the element, and hides after it leaves', () => {
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

it('stays while the pointer is on it', () => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  fireEvent.pointerLeave(button());
  wait(100);
  fireEvent.pointerEnter(tooltip());
  wait(1000);
  expect(isShown()).toBe(true);
});

it('hides on Esc, which does not reach a window around it', () => {
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

it('hides on a press, and its element still gets the press', () => {
  const press = vi.fn();
  show(press);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  fireEvent.click(button());
  expect(isShown()).toBe(false);
  expect(press).toHaveBeenCalledOnce();
});

it('does not show for touch, nor after it is removed', () => {
  const { unmount } = show();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  wait(1000);
  expect(isShown()).toBe(false);
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
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

/** Puts a button of 40 × 20 px at 100, 100 in a viewport of 400 × 300 px. The tooltip has 20 × 20 px. */
function layOut() {
  const box = (start: number, width: number) =>
    ({
      ...{ left: start, right: start + width, width },
      ...{ top: start, bottom: start + 20, height: 20 },
    }) as DOMRect;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('button') ? box(100, 40) : box(0, 20);
  });
}

it('is placed above the centre of its element by default', () => {
  layOut();
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  expect([
    tooltip().style.getPropertyValue('--x-left'),
    tooltip().style.getPropertyValue('--x-top'),
  ]).toEqual(['110px', '76px']);
});

it('is placed next to its element, even if the element has a live region for its loading state', () => {
  layOut();
  render(
    <Tooltip content="Charged per trade" side="bottom">
      <Button loadingLabel="Loading…">Fees</Button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(400);
  expect(tooltip().style.getPropertyValue('--x-top')).toBe('124px');
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

it('hides after the pointer leaves the tooltip, and calls its handlers', () => {
  const [enter, leave] = [vi.fn(), vi.fn()];
  render(
    <Tooltip content="Charged per trade" onPointerEnter={enter} onPointerLeave={leave}>
      <button>Fees</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(tooltip());
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(tooltip());
  wait(149);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
  expect([enter.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});

it('hides after the pointer leaves the tooltip without a handler', () => {
  show();
  fireEvent.pointerEnter(tooltip());
  fireEvent.pointerLeave(tooltip());
  wait(150);
  expect(isShown()).toBe(false);
});

it('hides on Esc, which does not propagate to a window around it', () => {
  const passed = vi.fn();
  show();
  document.body.addEventListener('keydown', passed);
  const press = (key: string) => fireEvent.keyDown(button(), { key });
  expect(press('Escape')).toBe(true);
  expect(passed).toHaveBeenCalledTimes(1);

  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(300);
  expect(press('a')).toBe(true);
  expect(isShown()).toBe(true);
  expect(passed).toHaveBeenCalledTimes(2);

  expect(press('Escape')).toBe(false);
  expect(isShown()).toBe(false);
  expect(passed).toHaveBeenCalledTimes(2);

  expect(press('Escape')).toBe(true);
  expect(passed).toHaveBeenCalledTimes(3);
  document.body.removeEventListener('keydown', passed);
});

it('shows at once on keyboard focus, and hides when focus leaves', () => {
  show();
  act(() => button().focus());
  expect(isShown()).toBe(true);
  act(() => button().blur());
  expect(isShown()).toBe(false);
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

it.each([
  ['a press', () => fireEvent.click(button())],
  ['the loss of focus', () => fireEvent.blur(button())],
  ['the pointer, which leaves,', () => fireEvent.pointerLeave(button())],
])('is not shown if %s interrupts the delay', (_, interrupt) => {
  show();
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
  wait(299);
  interrupt();
  wait(1);
  expect(isShown()).toBe(false);
  wait(1000);
  expect(isShown()).toBe(false);
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

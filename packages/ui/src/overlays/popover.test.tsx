import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
import { Popover } from './popover.tsx';

// Queries with `hidden`, because jsdom has no popovers and treats them as hidden. It computes no names
// for hidden elements.
const popover = () => {
  const found = screen.getByRole('dialog', { hidden: true });
  expect(found.getAttribute('aria-label')).toBe('Details');
  return found;
};
const isShown = () => popover().hasAttribute('data-popover-open');
const trigger = <Button>Open</Button>;

afterEach(() => {
  vi.restoreAllMocks();
});

it('is opened and closed by its button, and has the accessible name `label`', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <Popover trigger={trigger} label="Details" onOpenChange={change}>
      x
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button.getAttribute('aria-controls')).toBe(popover().id);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await user.click(button);
  expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(change.mock.calls).toEqual([[true], [false]]);
});

it('updates its state when the browser closes it on Esc or a press outside', async () => {
  const change = vi.fn();
  render(
    <Popover trigger={trigger} label="Details" defaultOpen onOpenChange={change}>
      x
    </Popover>,
  );
  expect(isShown()).toBe(true);
  await act(async () => {
    popover().togglePopover(false);
    await Promise.resolve();
  });
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

it.each([true, false])('keeps `open={%s}` if the site does not change it', async (open) => {
  const change = vi.fn();
  render(
    <Popover trigger={trigger} label="Details" open={open} onOpenChange={change}>
      x
    </Popover>,
  );
  for (let attempt = 1; attempt <= 2; attempt++) {
    await act(async () => {
      popover().togglePopover(!open);
      await Promise.resolve();
    });
    expect(isShown()).toBe(open);
    expect(change).toHaveBeenCalledTimes(attempt);
  }
  expect(change).toHaveBeenLastCalledWith(!open);
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe(`${open}`);
});

it('is placed next to its button, even if the button has a live region for its loading state', () => {
  const box = (top: number) =>
    ({ top, bottom: top + 20, height: 20, left: 0, width: 0 }) as DOMRect;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('button') ? box(100) : box(0);
  });
  render(
    <Popover trigger={<Button loadingLabel="Loading…">Open</Button>} label="Details" defaultOpen>
      x
    </Popover>,
  );
  expect(popover().style.getPropertyValue('--x-top')).toBe('124px');
});

it('is controlled by `open`', () => {
  const props = { trigger, label: 'Details', children: 'x' };
  const { rerender } = render(<Popover {...props} open />);
  expect(isShown()).toBe(true);
  rerender(<Popover {...props} open={false} />);
  expect(isShown()).toBe(false);
});

it('tells screen readers that its button opens a dialog', () => {
  render(
    <Popover trigger={trigger} label="Details">
      x
    </Popover>,
  );
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
});

it('is placed below its button by default, aligned with its start', () => {
  const box = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('button') ? box(200, 300, 100, 20) : box(0, 0, 60, 40);
  });
  render(
    <Popover trigger={trigger} label="Details" defaultOpen>
      x
    </Popover>,
  );
  expect([
    popover().style.getPropertyValue('--x-left'),
    popover().style.getPropertyValue('--x-top'),
  ]).toEqual(['200px', '324px']);
});

it('is placed beside its anchor, which can be larger than its button', () => {
  const box = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('p')) return box(100, 280, 300, 60);
    return this.matches('button') ? box(200, 300, 100, 20) : box(0, 0, 60, 40);
  });
  const line = createRef<HTMLParagraphElement>();
  render(
    <>
      <p ref={line} />
      <Popover trigger={trigger} label="Details" anchor={line} defaultOpen>
        x
      </Popover>
    </>,
  );
  expect([
    popover().style.getPropertyValue('--x-left'),
    popover().style.getPropertyValue('--x-top'),
  ]).toEqual(['100px', '344px']);
});

it('stays open when an element inside it is closed', () => {
  const change = vi.fn();
  render(
    <Popover trigger={trigger} label="Details" defaultOpen onOpenChange={change}>
      <details>x</details>
    </Popover>,
  );
  const inside = popover().querySelector('details')!;
  fireEvent(inside, Object.assign(new Event('toggle'), { newState: 'closed', oldState: 'open' }));
  expect(change).not.toHaveBeenCalled();
  expect(isShown()).toBe(true);
});

it('is placed next to its button in a shadow root', () => {
  const top = (element: Element) => (element.matches('button') ? 100 : 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: top(this), bottom: top(this) + 20, height: 20, left: 0, width: 0 } as DOMRect;
  });
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' });
  const root = createRoot(container);
  act(() => {
    root.render(
      <Popover trigger={trigger} label="Details" defaultOpen>
        x
      </Popover>,
    );
  });
  expect(
    container.querySelector<HTMLElement>('.x-popover')?.style.getPropertyValue('--x-top'),
  ).toBe('124px');
  act(() => root.unmount());
  host.remove();
});

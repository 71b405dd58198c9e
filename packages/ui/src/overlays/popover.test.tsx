import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** Gives elements boxes, by selector, in a window of 600 by 600 px. Others have 60 by 40 px at the corner. */
function layOut(
  boxes: Record<string, { left: number; top: number; width: number; height: number }>,
) {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const selector = Object.keys(boxes).find((each) => this.matches(each)) ?? '';
    const box = boxes[selector] ?? { left: 0, top: 0, width: 60, height: 40 };
    return { ...box, right: box.left + box.width, bottom: box.top + box.height } as DOMRect;
  });
}

const buttonBox = { left: 200, top: 300, width: 100, height: 20 };

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
  layOut({ button: buttonBox });
  render(
    <Popover trigger={<Button loadingLabel="Loading…">Open</Button>} label="Details" defaultOpen>
      x
    </Popover>,
  );
  expect(popover().style.getPropertyValue('--x-top')).toBe('324px');
});

it('is controlled by `open`', () => {
  const props = { trigger, label: 'Details', children: 'x' };
  const { rerender } = render(<Popover {...props} open />);
  expect(isShown()).toBe(true);
  rerender(<Popover {...props} open={false} />);
  expect(isShown()).toBe(false);
});

it('exposes to screen readers that its button opens a dialog', () => {
  render(
    <Popover trigger={trigger} label="Details">
      x
    </Popover>,
  );
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
});

it('is placed below its button by default, aligned with its start', () => {
  layOut({ button: buttonBox });
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
  layOut({ button: buttonBox });
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
  ).toBe('324px');
  act(() => root.unmount());
  host.remove();
});

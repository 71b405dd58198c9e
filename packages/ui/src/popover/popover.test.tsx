import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

// jsdom computes no names for hidden elements.
const popover = () => {
  const found = screen.getByRole('dialog', { hidden: true });
  expect(found.getAttribute('aria-label')).toBe('Details');
  return found;
};
const isShown = () => popover().hasAttribute('data-popover-open');
const trigger = <Button>Open</Button>;

it('is opened and closed by its button, which names it', async () => {
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

it('follows the browser, which closes it on Esc and a press outside', async () => {
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

it('is controlled by `open`', () => {
  const props = { trigger, label: 'Details', children: 'x' };
  const { rerender } = render(<Popover {...props} open />);
  expect(isShown()).toBe(true);
  rerender(<Popover {...props} open={false} />);
  expect(isShown()).toBe(false);
});

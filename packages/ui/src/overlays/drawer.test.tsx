import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

it.each([
  [undefined, 'x-drawer-bottom'],
  ['start', 'x-drawer-start'],
  ['end', 'x-drawer-end'],
] as const)('is a modal window at the edge %s', (side, className) => {
  render(
    <Drawer open title="Filter" closeLabel="Close" side={side}>
      x
    </Drawer>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filter' });
  expect(dialog.open).toBe(true);
  expect(dialog.classList.contains(className)).toBe(true);
});

it.each([
  [undefined, 1],
  [false, 0],
])('with lightDismiss %s, closes %i times on a press outside', (lightDismiss, times) => {
  const change = vi.fn();
  render(
    <Drawer
      open
      title="Filter"
      closeLabel="Close"
      lightDismiss={lightDismiss}
      onOpenChange={change}
    >
      x
    </Drawer>,
  );
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(change).toHaveBeenCalledTimes(times);
});

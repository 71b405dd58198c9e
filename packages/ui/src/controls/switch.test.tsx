import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

it('is a switch that Space turns on and off', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Switch label="Price alerts" name="alerts" onCheckedChange={change} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Price alerts' });
  await user.tab();
  expect(document.activeElement).toBe(control);
  await user.keyboard(' ');
  expect(control.checked).toBe(true);
  await user.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [false]]);
});

it('ignores presses while disabled', async () => {
  const change = vi.fn();
  render(<Switch label="Price alerts" disabled onCheckedChange={change} />);
  await userEvent.setup().click(screen.getByText('Price alerts'));
  expect(change).not.toHaveBeenCalled();
});

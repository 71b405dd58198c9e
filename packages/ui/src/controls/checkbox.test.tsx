import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });

it('is changed by Space and by a press on its label, and has its hint and error as description', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Checkbox label="I agree" hint="To the terms" error="Needed" onCheckedChange={change} />);
  expect(screen.getByRole('checkbox', { description: 'To the terms Needed' })).toBe(box());
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  await user.keyboard(' ');
  await user.click(screen.getByText('I agree'));
  expect(change.mock.calls).toEqual([[true], [false]]);
});

it('is controlled by `checked`', async () => {
  const change = vi.fn();
  render(<Checkbox label="I agree" checked={false} onCheckedChange={change} />);
  await userEvent.setup().click(box());
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(box().checked).toBe(false);
});

it('can be indeterminate', () => {
  const { rerender } = render(<Checkbox label="I agree" indeterminate />);
  expect(box().indeterminate).toBe(true);
  rerender(<Checkbox label="I agree" />);
  expect(box().indeterminate).toBe(false);
});

it('takes part in its form, with required, value and reset', () => {
  render(
    <form aria-label="Terms">
      <Checkbox label="I agree" name="agree" value="yes" required defaultChecked />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('agree')).toBe('yes');
  box().click();
  expect(form.checkValidity()).toBe(false);
  form.reset();
  expect(box().checked).toBe(true);
});

it.each([
  ['without `checked`', {}],
  ['with a refused change', { checked: false }],
])('stays indeterminate after a press, %s', async (_, state) => {
  render(<Checkbox label="I agree" indeterminate {...state} />);
  await userEvent.setup().click(box());
  expect(box().indeterminate).toBe(true);
});

it('marks its parts, and has no description or error if none is given', () => {
  const { container } = render(
    <Checkbox label="I agree" classNames={{ label: 'own-label', control: 'own-control' }} />,
  );
  const classOf = (part: string) => container.querySelector(`[data-part="${part}"]`)?.className;
  expect(classOf('label')).toBe('x-choice-label own-label');
  expect(classOf('control')).toBe('x-checkbox own-control');
  expect(box().getAttributeNames()).not.toContain('aria-invalid');
  expect(box().getAttributeNames()).not.toContain('aria-describedby');
});

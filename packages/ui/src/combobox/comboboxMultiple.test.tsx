import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Countries, input, isOpen, option } from './combobox.fixture.tsx';

const chips = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent);

it('shows several values as chips, which their buttons and Backspace remove', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <form aria-label="Filter">
      <Countries name="country" multiple onValueChange={change} />
    </form>,
  );
  await user.click(input());
  await user.keyboard('geor[ArrowDown][Enter]turk[ArrowDown][Enter]');
  expect(change).toHaveBeenLastCalledWith(['ge', 'tr']);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('country')).toEqual(['ge', 'tr']);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove Georgia' }));
  expect(change).toHaveBeenLastCalledWith(['tr']);
  await user.keyboard('[Backspace]');
  expect(change).toHaveBeenLastCalledWith([]);
});

it('shows each value as a part, and nothing without values', () => {
  const { container, rerender } = render(<Countries multiple value={['ge', 'tr']} />);
  expect(chips(container)).toEqual(['Georgia', 'Türkiye']);
  rerender(<Countries multiple value={[]} />);
  expect(container.querySelector('.x-combobox')?.firstElementChild).toBe(input());
});

it.each([{ disabled: true }, { readOnly: true }])('keeps its chips while %j', async (state) => {
  const change = vi.fn();
  render(<Countries multiple defaultValue={['ge']} onValueChange={change} {...state} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Georgia' }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Georgia', { selector: '.x-chip' })).not.toBeNull();
});

it('removes a value that is chosen again', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries multiple defaultValue={['ge', 'de']} onValueChange={change} />);
  await user.click(input());
  await user.click(option('Georgia'));
  expect(change).toHaveBeenCalledExactlyOnceWith(['de']);
});

it('searches again after a choice only if a text was typed', async () => {
  const search = vi.fn();
  const user = userEvent.setup();
  render(<Countries multiple onSearch={search} />);
  await user.click(input());
  await user.click(option('Georgia'));
  expect(search).not.toHaveBeenCalled();
  await user.keyboard('g[ArrowDown][ArrowDown][Enter]');
  expect(search.mock.calls).toEqual([['g'], ['']]);
  expect(input().value).toBe('');
});

it.each([
  ['Esc', 'x[Escape][Escape]', ['ge']],
  ['Backspace within a text', 'xy[Backspace]', ['ge']],
  ['Backspace without values', '[Backspace]', []],
])('does not change with %s', async (_, keys, value) => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries multiple defaultValue={value} onValueChange={change} />);
  await user.tab();
  if (value.length > 0) await user.tab();
  await user.keyboard(keys);
  expect(document.activeElement).toBe(input());
  expect(change).not.toHaveBeenCalled();
});

it.each([
  [true, [], true],
  [true, ['ge'], false],
  [false, [], false],
] as const)('with required=%s and the values %j: required is %s', (required, value, expected) => {
  render(<Countries multiple required={required} value={value} />);
  expect(input().required).toBe(expected);
});

it('names the remove buttons after their labels by default', () => {
  const labels = { empty: 'No results', loading: 'Loading…' };
  render(<Countries multiple texts={labels} value={['ge']} />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Georgia');
});

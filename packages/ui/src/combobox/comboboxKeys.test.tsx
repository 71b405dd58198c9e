import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { active, Countries, input, isOpen } from './combobox.fixture.tsx';

it.each([
  ['[ArrowDown]', 'Georgia', true],
  ['[ArrowUp]', 'Türkiye', true],
  ['[ArrowDown][ArrowDown][ArrowDown]', 'Türkiye', true],
  ['[ArrowDown][ArrowUp]', 'Türkiye', true],
  ['[ArrowUp][ArrowUp]', 'Germany', true],
  ['{Alt>}[ArrowDown]{/Alt}', undefined, true],
  ['[ArrowDown]{Alt>}[ArrowUp]{/Alt}', undefined, false],
  ['[ArrowDown][Escape]', undefined, false],
  ['[ArrowDown][Tab]', undefined, false],
  ['[ArrowDown][Escape]{Alt>}[ArrowDown]{/Alt}', undefined, true],
  ['k', undefined, true],
])('%s: the active option is %s, open: %s', async (keys, name, open) => {
  const user = userEvent.setup();
  render(<Countries />);
  await user.tab();
  await user.keyboard(keys);
  expect([active(), isOpen()]).toEqual([name, open]);
});

it('clears its value with Esc when closed, and lets the next Esc propagate', async () => {
  const change = vi.fn();
  const passed = vi.fn();
  const user = userEvent.setup();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog around the field
    <div onKeyDown={passed}>
      <Countries defaultValue="ge" onValueChange={change} />
    </div>,
  );
  await user.tab();
  await user.keyboard('[Escape]');
  expect(change).toHaveBeenCalledExactlyOnceWith('');
  expect(input().value).toBe('');
  expect(passed).not.toHaveBeenCalled();
  await user.keyboard('[Escape]');
  expect(passed).toHaveBeenCalledOnce();
});

it('submits its form with Enter only while no option is active', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Countries />
    </form>,
  );
  await user.tab();
  await user.keyboard('[ArrowDown][Enter]');
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('[Enter]');
  expect(submit).toHaveBeenCalledOnce();
});

it('has no active option if all are disabled', async () => {
  const user = userEvent.setup();
  render(<Countries options={[{ value: 'ge', label: 'Georgia', disabled: true }]} />);
  await user.tab();
  await user.keyboard('[ArrowDown]');
  expect([isOpen(), active()]).toEqual([true, undefined]);
});

it('has no active option for a text of spaces, even with a filter', async () => {
  const user = userEvent.setup();
  render(<Countries filter={(all) => all} />);
  await user.type(input(), ' ');
  expect(active()).toBeUndefined();
  await user.keyboard('g');
  expect(active()).toBe('Georgia');
});

it.each([
  ['the site handles the key', { onKeyDown: (event: KeyboardEvent) => event.preventDefault() }],
  ['it is read-only', { readOnly: true }],
])('ignores keys if %s', async (_, props) => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Countries defaultValue="ge" onValueChange={change} {...props} />);
  await user.tab();
  await user.keyboard('[ArrowDown]');
  expect(isOpen()).toBe(false);
  await user.keyboard('[Escape]');
  expect(input().value).toBe('Georgia');
  expect(change).not.toHaveBeenCalled();
});

it('leaves keys to an input method while it composes text', () => {
  render(<Countries />);
  fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
});

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFormReset } from './useFormReset.ts';

it('calls the current function once, until it is unmounted', async () => {
  const form = document.createElement('form');
  const control = { current: { form } };
  const [older, current] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook((reset) => useFormReset(control, reset), {
    initialProps: older,
  });
  rerender(current);
  form.reset();
  await Promise.resolve();
  expect([older.mock.calls.length, current.mock.calls.length]).toEqual([0, 1]);
  unmount();
  form.reset();
  await Promise.resolve();
  expect(current).toHaveBeenCalledOnce();
});

it.each([
  ['there is no control', null],
  ['the control is outside a form', { form: null }],
])('does nothing if %s', (_, current) => {
  const reset = vi.fn();
  expect(() => renderHook(() => useFormReset({ current }, reset))).not.toThrow();
});

import { render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useFormReset } from './useFormReset.ts';

it('does nothing if there is no control', () => {
  expect(() => renderHook(() => useFormReset({ current: null }, vi.fn()))).not.toThrow();
});

it('does nothing if the control is outside a form', async () => {
  const reset = vi.fn();
  const input = document.body.appendChild(document.createElement('input'));
  const other = document.body.appendChild(document.createElement('form'));
  renderHook(() => useFormReset({ current: input }, reset));
  other.reset();
  await Promise.resolve();
  expect(reset).not.toHaveBeenCalled();
  input.remove();
  other.remove();
});

it('subscribes once, calls the latest function, and follows the form of the control', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
  function Control({ form, reset }: { form?: string; reset: () => void }) {
    const input = useRef<HTMLInputElement>(null);
    useFormReset(input, reset);
    return <input ref={input} form={form} />;
  }
  const page = (reset: () => void, form?: string) => (
    <>
      <form id="around" aria-label="Around">
        <Control reset={reset} form={form} />
      </form>
      <form id="other" aria-label="Other" />
    </>
  );
  const { rerender, unmount } = render(page(first));
  const subscriptions = () => add.mock.calls.filter(([type]) => type === 'reset').length;
  const before = subscriptions();
  rerender(page(second));
  rerender(page(second, 'other'));
  expect(subscriptions()).toBe(before);
  const reset = async (name: string) => {
    screen.getByRole<HTMLFormElement>('form', { name }).reset();
    await Promise.resolve();
  };
  await reset('Around');
  expect(second).not.toHaveBeenCalled();
  await reset('Other');
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Other' });
  unmount();
  document.body.append(form);
  form.reset();
  await Promise.resolve();
  expect(second).toHaveBeenCalledOnce();
  form.remove();
  add.mockRestore();
});

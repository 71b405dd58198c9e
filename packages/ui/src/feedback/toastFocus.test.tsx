import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news, pass, shown } from './toasts.fixture.tsx';
import { Toasts, type Toast } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the focus, when a toast closes', () => {
  const pressFocused = () => fireEvent.click(document.activeElement!);
  function Example({ first = news }: { first?: Toast[] }) {
    const [toasts, setToasts] = useState(first);
    const remove = (id: string) => setToasts((all) => all.filter((each) => each.id !== id));
    const withActions = toasts.map((toast) => ({
      ...toast,
      action: <button onClick={() => remove(toast.id)}>Undo {toast.id}</button>,
    }));
    return (
      <>
        <button>Page</button>
        <Toasts toasts={withActions} onDismiss={remove} label="News" closeLabel="Close" />
      </>
    );
  }
  const close = () => screen.getAllByRole('button', { name: 'Close' });

  it.each([
    ['its close button', () => close()[0]!],
    ['its action', () => screen.getByRole('button', { name: 'Undo a' })],
  ])('by %s, moves to the next toast, and then back to where it was', (_, target) => {
    render(<Example />);
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    act(() => target().focus());
    pressFocused();
    expect(screen.queryByText('Claimed')).toBeNull();
    expect(document.activeElement).toBe(close()[0]);
    pressFocused();
    expect(document.activeElement).toBe(page);
  });

  it('moves to the previous toast if the last one closes', () => {
    render(<Example />);
    act(() => close()[1]!.focus());
    pressFocused();
    expect(document.activeElement).toBe(close()[0]);
  });

  it('stays elsewhere', () => {
    render(<Example />);
    screen.getByRole('button', { name: 'Page' }).focus();
    fireEvent.click(close()[0]!);
    pass(6000);
    expect(screen.queryAllByText(/Claimed|Failed/)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page' }));
  });
});

it('gets focus with F6, and returns it', () => {
  render(
    <>
      <button>Page</button>
      {shown(news, vi.fn())}
    </>,
  );
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  expect(fireEvent.keyDown(page, { key: 'F6', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(page, { key: 'F6' })).toBe(false);
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  fireEvent.keyDown(close!, { key: 'F6' });
  expect(document.activeElement).toBe(page);
});

it('leaves F6 to the browser without toasts', () => {
  render(shown([], vi.fn()));
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
});

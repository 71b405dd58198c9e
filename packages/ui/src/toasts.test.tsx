import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts, type Toast } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news: Toast[] = [
  { id: 'a', children: 'Claimed' },
  { id: 'b', children: 'Failed', tone: 'negative' },
];
const shown = (toasts: Toast[], onDismiss: (id: string) => void) => (
  <Toasts toasts={toasts} onDismiss={onDismiss} label="News" closeLabel="Close" />
);
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('Toasts', () => {
  it('is a live region from the start', () => {
    render(shown([], vi.fn()));
    expect(screen.getByRole('region', { name: 'News' }).getAttribute('aria-live')).toBe('polite');
  });

  it('lets one after the other go', () => {
    const dismiss = vi.fn();
    const { rerender } = render(shown(news, dismiss));
    pass(5999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss.mock.calls).toEqual([['a']]);
    rerender(shown(news.slice(1), dismiss));
    pass(6000);
    expect(dismiss.mock.calls).toEqual([['a'], ['b']]);
  });

  it('waits while it is pointed at or has the focus', () => {
    const dismiss = vi.fn();
    render(shown(news, dismiss));
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    pass(60_000);
    fireEvent.pointerLeave(region);
    fireEvent.focus(screen.getAllByRole('button', { name: 'Close' })[0] ?? region);
    pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getAllByRole('button', { name: 'Close' })[0] ?? region);
    pass(6000);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('closes by its button, and does not wait for a pointer that went with it', () => {
    const dismiss = vi.fn();
    const { rerender } = render(shown(news, dismiss));
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(dismiss.mock.calls).toEqual([['b']]);
    rerender(shown(news.slice(0, 1), dismiss));
    pass(6000);
    expect(dismiss.mock.calls).toEqual([['b'], ['a']]);
  });
});

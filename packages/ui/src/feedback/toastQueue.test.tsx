import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, Toasts, useToastQueue, type ToastQueue } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ toast }: { toast: ToastQueue }) {
  return <Toasts {...useToastQueue(toast)} label="News" closeLabel="Close" />;
}

/** Renders a page that shows the toasts of a new queue. */
function openQueue(): ToastQueue {
  const toast = createToastQueue();
  render(<Page toast={toast} />);
  return toast;
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part=toast]')].map(
    ({ dataset, textContent }) => `${dataset.tone}: ${textContent}`,
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const settle = () => act(async () => void (await Promise.resolve()));

describe('a toast queue', () => {
  it('shows toasts that are added anywhere, until they are dismissed or their time is up', () => {
    const toast = createToastQueue();
    toast.add({ children: 'Before' });
    render(<Page toast={toast} />);
    let id = '';
    act(() => {
      id = toast.add({ children: 'Saved', tone: 'positive' });
    });
    expect(shown()).toEqual(['info: Before', 'positive: Saved']);
    act(() => toast.dismiss('unknown'));
    act(() => toast.dismiss(id));
    expect(shown()).toEqual(['info: Before']);
    pass(6000);
    expect(shown()).toEqual([]);
  });

  it('replaces a shown toast with the same id, at its place', () => {
    const toast = openQueue();
    act(() => {
      toast.add({ id: 'offline', children: 'Offline' });
      toast.add({ children: 'Saved' });
      toast.add({ id: 'offline', children: 'Online' });
    });
    expect(shown()).toEqual(['info: Online', 'info: Saved']);
  });

  it('closes a toast with its button', () => {
    const toast = openQueue();
    act(() => void toast.add({ children: 'Saved' }));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(shown()).toEqual([]);
  });

  it('keeps a toast for its own time, and dismisses others meanwhile', () => {
    const toast = openQueue();
    act(() => {
      toast.add({ children: 'Working', durationMs: Infinity });
      toast.add({ children: 'Short', durationMs: 1000 });
      toast.add({ children: 'Usual' });
    });
    pass(1000);
    expect(shown()).toEqual(['info: Working', 'info: Usual']);
    pass(6000);
    expect(shown()).toEqual(['info: Working']);
    pass(86_400_000);
    expect(shown()).toEqual(['info: Working']);
  });

  it('is empty on the server', () => {
    const toast = createToastQueue();
    toast.add({ children: 'Saved' });
    expect(renderToString(<Page toast={toast} />)).toBe('');
  });

  it('calls a listener until it is removed', () => {
    const toast = createToastQueue();
    const [listener, otherListener] = [vi.fn(), vi.fn()];
    const remove = toast.subscribe(listener);
    toast.subscribe(otherListener);
    toast.add({ children: 'Before' });
    remove();
    // React may clean up twice. The second call must not remove another listener.
    remove();
    toast.add({ children: 'After' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(otherListener).toHaveBeenCalledTimes(2);
  });

  it('calls the other listeners if one throws', () => {
    const toast = createToastQueue();
    const error = new Error('broken');
    toast.subscribe(() => {
      throw error;
    });
    const other = vi.fn();
    toast.subscribe(other);
    expect(() => toast.add({ children: 'Saved' })).toThrow(error);
    expect(other).toHaveBeenCalledOnce();
  });
});

describe('a toast of a promise', () => {
  const messages = {
    loading: 'Sending',
    success: (amount: number) => ({ children: `Sent ${amount}` }),
    error: (error: unknown) => ({ children: (error as Error).message }),
  };
  /** A promise for an amount, and functions that settle it. */
  interface Sending {
    promise: Promise<number>;
    resolve: (amount: number) => void;
    reject: (error: Error) => void;
  }
  function startSending(): Sending {
    const sending = {} as Sending;
    sending.promise = new Promise((resolve, reject) => Object.assign(sending, { resolve, reject }));
    return sending;
  }

  it.each([
    ['fulfilled', ({ resolve }: Sending) => resolve(5), 'positive: Sent 5'],
    ['rejected', ({ reject }: Sending) => reject(new Error('Too much')), 'negative: Too much'],
  ])('stays while the promise is pending, and then shows that it is %s', async (_, end, result) => {
    const toast = openQueue();
    const sending = startSending();
    act(() => {
      expect(toast.promise(sending.promise, messages)).toBe(sending.promise);
    });
    pass(60_000);
    expect(shown()).toEqual(['info: Sending']);
    end(sending);
    await settle();
    expect(shown()).toEqual([result]);
    pass(5999);
    expect(shown()).toEqual([result]);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('shows the result of each of two overlapping promises, also if the first was closed', async () => {
    const toast = openQueue();
    const [first, second] = [startSending(), startSending()];
    act(() => {
      void toast.promise(first.promise, messages);
      void toast.promise(second.promise, { ...messages, success: 'Second', error: 'Failed' });
    });
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]!.click());
    second.resolve(2);
    await settle();
    expect(shown()).toEqual(['positive: Second']);
    first.reject(new Error('First'));
    await settle();
    expect(shown()).toEqual(['positive: Second', 'negative: First']);
  });
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, Toasts, useToastQueue, type ToastQueue } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ toast }: { toast: ToastQueue }) {
  return <Toasts {...useToastQueue(toast)} label="News" closeLabel="Close" />;
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part=toast]')].map(
    ({ dataset, textContent }) => `${dataset.tone}: ${textContent}`,
  );
const run = (action: () => void) => act(action);
const pass = (ms: number) => run(() => void vi.advanceTimersByTime(ms));
const settle = () => act(async () => void (await Promise.resolve()));

describe('a toast queue', () => {
  it('shows toasts that are added anywhere, until they are dismissed or their time is up', () => {
    const toast = createToastQueue();
    toast.add({ children: 'Before' });
    render(<Page toast={toast} />);
    let id = '';
    run(() => {
      id = toast.add({ children: 'Saved', tone: 'positive' });
    });
    expect(shown()).toEqual(['info: Before', 'positive: Saved']);
    run(() => toast.dismiss('unknown'));
    run(() => toast.dismiss(id));
    expect(shown()).toEqual(['info: Before']);
    pass(6000);
    expect(shown()).toEqual([]);
  });

  it('replaces a shown toast with the same id, at its place', () => {
    const toast = createToastQueue();
    render(<Page toast={toast} />);
    run(() => {
      toast.add({ id: 'offline', children: 'Offline' });
      toast.add({ children: 'Saved' });
      toast.add({ id: 'offline', children: 'Online' });
    });
    expect(shown()).toEqual(['info: Online', 'info: Saved']);
  });

  it('closes a toast with its button', () => {
    const toast = createToastQueue();
    render(<Page toast={toast} />);
    run(() => void toast.add({ children: 'Saved' }));
    run(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(shown()).toEqual([]);
  });

  it('keeps a toast for its own time, and dismisses others meanwhile', () => {
    const toast = createToastQueue();
    render(<Page toast={toast} />);
    run(() => {
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

  it('calls no listener after it was removed, and later ones if one throws', () => {
    const toast = createToastQueue();
    const [first, second] = [vi.fn(), vi.fn()];
    const error = new Error('broken');
    toast.subscribe(() => {
      throw error;
    });
    const stop = toast.subscribe(first);
    toast.subscribe(second);
    expect(() => toast.add({ children: 'Saved' })).toThrow(error);
    stop();
    stop();
    expect(() => toast.add({ children: 'Saved' })).toThrow(error);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});

describe('a toast of a promise', () => {
  const messages = {
    loading: 'Sending',
    success: (amount: number) => ({ children: `Sent ${amount}` }),
    error: (error: unknown) => ({ children: (error as Error).message }),
  };
  function sending() {
    let resolve!: (amount: number) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<number>((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    return { promise, resolve, reject };
  }

  it.each([
    ['fulfilled', (sent: ReturnType<typeof sending>) => sent.resolve(5), 'positive: Sent 5'],
    [
      'rejected',
      (sent: ReturnType<typeof sending>) => sent.reject(new Error('Too much')),
      'negative: Too much',
    ],
  ])('stays while the promise is pending, and then tells that it is %s', async (_, end, result) => {
    const toast = createToastQueue();
    render(<Page toast={toast} />);
    const sent = sending();
    let returned: Promise<number> | undefined;
    run(() => {
      returned = toast.promise(sent.promise, messages);
    });
    expect(returned).toBe(sent.promise);
    pass(60_000);
    expect(shown()).toEqual(['info: Sending']);
    end(sent);
    await settle();
    expect(shown()).toEqual([result]);
    pass(5999);
    expect(shown()).toEqual([result]);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('tells the result of each of two overlapping promises, also if the first was closed', async () => {
    const toast = createToastQueue();
    render(<Page toast={toast} />);
    const [first, second] = [sending(), sending()];
    run(() => {
      void toast.promise(first.promise, messages);
      void toast.promise(second.promise, { ...messages, success: 'Second', error: 'Failed' });
    });
    run(() => screen.getAllByRole('button', { name: 'Close' })[0]!.click());
    second.resolve(2);
    await settle();
    expect(shown()).toEqual(['positive: Second']);
    first.reject(new Error('First'));
    await settle();
    expect(shown()).toEqual(['positive: Second', 'negative: First']);
  });
});

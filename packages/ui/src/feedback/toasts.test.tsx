import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

  it('dismisses toasts one by one, each after its full time', () => {
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

  it('shows each toast with its tone', () => {
    render(shown(news, vi.fn()));
    const tones = [...document.querySelectorAll<HTMLElement>('.x-banner')].map(
      ({ dataset, textContent }) => [dataset.tone, textContent],
    );
    expect(tones).toEqual([
      ['info', 'Claimed'],
      ['negative', 'Failed'],
    ]);
  });

  it('announces additions only', () => {
    render(shown([], vi.fn()));
    expect(screen.getByRole('region').getAttribute('aria-relevant')).toBe('additions');
  });

  it.each([
    ['a pointer', 'pointerEnter', 'pointerLeave'],
    ['the focus', 'focus', 'blur'],
  ] as const)('pauses while it has %s, then starts the full time again', (_, enter, leave) => {
    const dismiss = vi.fn();
    render(shown(news, dismiss));
    const target = screen.getAllByRole('button', { name: 'Close' })[0]!;
    pass(3000);
    fireEvent[enter](enter === 'focus' ? target : screen.getByRole('region'));
    pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent[leave](leave === 'blur' ? target : screen.getByRole('region'));
    pass(5999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss.mock.calls).toEqual([['a']]);
  });

  it.each([
    ['the pointer leaves while it has focus', 'pointerEnter', 'focus', 'pointerLeave'],
    ['focus leaves while the pointer is on it', 'focus', 'pointerEnter', 'blur'],
  ] as const)('stays paused if %s', (_, first, second, leave) => {
    const dismiss = vi.fn();
    render(shown(news, dismiss));
    const target = screen.getAllByRole('button', { name: 'Close' })[0]!;
    fireEvent[first](target);
    fireEvent[second](target);
    fireEvent[leave](target);
    pass(6000);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('ends the pause when the site removes the toast with the focus', () => {
    const dismiss = vi.fn();
    const { rerender } = render(shown(news, dismiss));
    fireEvent.focus(screen.getAllByRole('button', { name: 'Close' })[0]!);
    rerender(shown(news.slice(1), dismiss));
    pass(6000);
    expect(dismiss.mock.calls).toEqual([['b']]);
  });

  it('keeps the time of a toast if the site renders with a new onDismiss', () => {
    const dismiss = vi.fn();
    const { rerender } = render(shown(news, () => undefined));
    pass(5000);
    rerender(shown(news, dismiss));
    pass(1000);
    expect(dismiss.mock.calls).toEqual([['a']]);
  });

  it.each([
    [10_000, 20_000],
    [Infinity, 1000],
    [1000, 2_147_483_647],
  ])('dismisses a toast after durationMs, changed from %d to %d', (before, after) => {
    const dismiss = vi.fn();
    const props = { toasts: news, onDismiss: dismiss, label: 'News', closeLabel: 'x' };
    const { rerender } = render(<Toasts {...props} durationMs={before} />);
    rerender(<Toasts {...props} durationMs={after} />);
    pass(after - 1);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  // Timers end at once if their delay exceeds 2,147,483,647 ms.
  it.each([Infinity, 2_147_483_648])('keeps toasts for %d ms until they are closed', (forever) => {
    const dismiss = vi.fn();
    render(
      <Toasts toasts={news} onDismiss={dismiss} label="News" closeLabel="x" durationMs={forever} />,
    );
    pass(86_400_000);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('calls the latest onDismiss, and none after unmounting', () => {
    const [old, latest] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = render(shown(news, old));
    rerender(shown(news, latest));
    pass(6000);
    expect(old).not.toHaveBeenCalled();
    expect(latest).toHaveBeenCalledOnce();
    rerender(shown(news.slice(1), latest));
    unmount();
    pass(6000);
    expect(latest).toHaveBeenCalledOnce();
  });

  it('dismisses a toast when its close button is pressed, and does not stay paused afterwards', () => {
    const dismiss = vi.fn();
    const { rerender } = render(shown(news, dismiss));
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(dismiss.mock.calls).toEqual([['b']]);
    rerender(shown(news.slice(0, 1), dismiss));
    pass(6000);
    expect(dismiss.mock.calls).toEqual([['b'], ['a']]);
  });

  it('moves into the modal window that was opened last, whatever the order in the document', async () => {
    const windows = (first: boolean) => (
      <>
        <dialog open={first}>
          <button>In front</button>
        </dialog>
        <dialog open>Behind</dialog>
        {shown(news, vi.fn())}
      </>
    );
    const { rerender } = render(windows(false));
    rerender(windows(true));
    // In browsers, an opening modal window gets focus. Focus its button here, because jsdom does not.
    screen.getByRole('button', { name: 'In front' }).focus();
    rerender(windows(true));
    await act(async () => {
      document.body.append(document.createElement('i'));
      await Promise.resolve();
    });
    const region = screen.getByRole('region', { name: 'News' });
    expect(region.closest('dialog')?.textContent).toContain('In front');
  });

  it('calls nothing while there are no toasts', () => {
    const dismiss = vi.fn();
    render(shown([], dismiss));
    pass(6000);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('is shown in a popover that neither Esc nor a press outside closes, until it is unmounted', () => {
    const { unmount } = render(shown([], vi.fn()));
    const layer = document.querySelector<HTMLElement>('.x-toasts-layer')!;
    expect(layer.contains(screen.getByRole('region'))).toBe(true);
    expect([layer.popover, layer.hasAttribute('data-popover-open')]).toEqual(['manual', true]);
    unmount();
    expect(document.querySelector('.x-toasts-layer')).toBeNull();
  });

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

  it('observes no part of the page, also while it shows a toast', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    render(shown(news, vi.fn()));
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });

  describe('in front of modal windows', () => {
    let resize: (() => void) | undefined;
    const open = (window: HTMLDialogElement) =>
      act(() => {
        window.open = true;
        window.focus();
        vi.advanceTimersByTime(0);
      });
    const windowAround = () => screen.getByRole('region', { name: 'News' }).closest('dialog')?.id;
    const newWindow = (id: string, open: boolean) =>
      Object.assign(document.createElement('dialog'), { id, open, tabIndex: -1 });
    let page: HTMLElement;
    beforeEach(() => {
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(callback: () => void) {
            resize = callback;
          }
          observe = vi.fn();
          disconnect() {
            resize = undefined;
          }
        },
      );
      page = document.body.appendChild(document.createElement('main'));
    });
    afterEach(() => {
      page.remove();
      vi.unstubAllGlobals();
    });

    it('moves into a window that opens, and returns to the page when the window is removed', () => {
      const confirm = newWindow('confirm', false);
      page.append(confirm);
      render(shown(news, vi.fn()));
      expect(windowAround()).toBeUndefined();
      open(confirm);
      expect(windowAround()).toBe('confirm');
      confirm.remove();
      act(() => resize?.());
      expect(screen.getByRole('region').closest('body')).toBe(document.body);
    });

    it('moves into an open window that is added', () => {
      render(shown(news, vi.fn()));
      const confirm = newWindow('confirm', false);
      page.append(confirm);
      open(confirm);
      expect(windowAround()).toBe('confirm');
    });

    it.each([
      ['the window with the focus', 'first', 'first'],
      ['the last window in the document without focus', undefined, 'third'],
    ])('is shown in %s', (_, focused, id) => {
      page.append(newWindow('first', true), newWindow('second', true), newWindow('third', true));
      if (focused) document.getElementById(focused)?.focus();
      render(shown(news, vi.fn()));
      expect(windowAround()).toBe(id);
    });

    it('is shown in the last window if the document has no active element', () => {
      page.append(newWindow('confirm', true));
      const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
      try {
        render(shown(news, vi.fn()));
        expect(windowAround()).toBe('confirm');
      } finally {
        active.mockRestore();
      }
    });

    it('stays in its window while nothing has focus', () => {
      const first = newWindow('first', true);
      page.append(first, newWindow('second', true));
      first.focus();
      render(shown(news, vi.fn()));
      first.blur();
      act(() => void fireEvent(page, new Event('toggle')));
      expect(windowAround()).toBe('first');
    });

    it('moves with its first toast, not while it is empty', () => {
      const { rerender } = render(shown([], vi.fn()));
      const confirm = newWindow('confirm', false);
      page.append(confirm);
      open(confirm);
      expect(windowAround()).toBeUndefined();
      rerender(shown([], vi.fn()));
      expect(windowAround()).toBeUndefined();
      rerender(shown(news, vi.fn()));
      expect(windowAround()).toBe('confirm');
    });

    it('returns to the page when the window closes', () => {
      const confirm = newWindow('confirm', false);
      page.append(confirm);
      render(shown(news, vi.fn()));
      open(confirm);
      confirm.open = false;
      act(() => void fireEvent(confirm, new Event('close')));
      expect(windowAround()).toBeUndefined();
    });

    it('keeps the focus inside when it moves', () => {
      const confirm = newWindow('confirm', true);
      page.append(confirm);
      render(shown(news, vi.fn()));
      const [close] = screen.getAllByRole('button', { name: 'Close' });
      act(() => close!.focus());
      confirm.open = false;
      act(() => void fireEvent(confirm, new Event('close')));
      expect(windowAround()).toBeUndefined();
      expect(document.activeElement).toBe(close);
    });

    it('stays removed when a window opens after it is unmounted', () => {
      const { unmount } = render(shown(news, vi.fn()));
      unmount();
      const confirm = newWindow('confirm', false);
      page.append(confirm);
      open(confirm);
      expect(document.querySelector('.x-toasts-layer')).toBeNull();
    });
  });
});

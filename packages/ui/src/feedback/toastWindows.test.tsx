import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news, shown } from './toasts.fixture.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news, pass, shown } from './toasts.fixture.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('observes no part of the page, also while it shows a toast', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    render(shown(news, vi.fn()));
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });
});

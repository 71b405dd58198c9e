import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './loadMore.tsx';

const load = vi.fn();
const list = (over: Partial<LoadMoreProps>) => (
  <LoadMore
    state="more"
    onLoad={load}
    label="Show more"
    loadingLabel="Loading…"
    error="The list did not load."
    retryLabel="Try again"
    status="20 of 60 shown"
    {...over}
  />
);

describe('LoadMore', () => {
  it('requests the next page once, and ignores presses while it loads', async () => {
    load.mockReset();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const { rerender } = render(list({}));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(load).toHaveBeenCalledOnce();
    rerender(list({ state: 'loading' }));
    const button = screen.getByRole('button', { name: 'Show more' });
    expect(document.activeElement).toBe(button);
    expect(screen.getAllByRole('status').map((words) => words.textContent)).toContain('Loading…');
    await user.click(button);
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows an error after a failure, and retries', async () => {
    load.mockReset();
    render(list({ state: 'failed' }));
    expect(screen.getByText('The list did not load.').closest('[aria-live]')).not.toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('moves focus to the status at the end if the button had it', async () => {
    const { rerender } = render(list({ state: 'loading' }));
    await userEvent.setup().tab();
    rerender(list({ state: 'end', status: 'All 60 shown' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('All 60 shown'));
  });

  it('does not move focus at the end if another element has it', () => {
    const { rerender } = render(list({ state: 'loading' }));
    rerender(list({ state: 'end' }));
    expect(document.activeElement).toBe(document.body);
  });

  it('shows an error only after a failure, and uses label if there is no retryLabel', () => {
    const { container, rerender } = render(list({}));
    expect(container.querySelector('.x-banner')).toBeNull();
    // Outlined, like other buttons.
    expect(screen.getByRole('button').dataset.variant).toBeUndefined();
    rerender(
      <LoadMore
        state="failed"
        onLoad={load}
        label="Show more"
        loadingLabel="…"
        error="It failed."
      />,
    );
    expect(container.querySelector<HTMLElement>('.x-banner')?.dataset.tone).toBe('negative');
    expect(container.querySelector('.x-load-more-error')?.getAttribute('aria-live')).toBe('polite');
    screen.getByRole('button', { name: 'Show more' });
  });

  it.each([
    ['more', false],
    ['loading', true],
    ['failed', false],
  ] as const)('in the state %s, sets aria-busy to %s', (state, busy) => {
    render(list({ state }));
    expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(busy);
  });

  it('does not move focus at the end if its button has lost focus', async () => {
    const { rerender } = render(list({ state: 'loading' }));
    const user = userEvent.setup();
    await user.tab();
    screen.getByRole('button').blur();
    rerender(list({ state: 'end' }));
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move focus again when the list ends a second time', async () => {
    const { rerender } = render(list({ state: 'loading' }));
    await userEvent.setup().tab();
    rerender(list({ state: 'end', status: 'All 60 shown' }));
    const words = screen.getByText('All 60 shown');
    expect(words.tabIndex).toBe(-1);
    words.blur();
    rerender(list({ state: 'more' }));
    rerender(list({ state: 'end' }));
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move focus while there are more pages', async () => {
    const { rerender } = render(list({ state: 'loading' }));
    await userEvent.setup().tab();
    rerender(list({ state: 'more' }));
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('adds the given class to each part', () => {
    const classNames = { error: 'a', button: 'b', status: 'c' };
    const { container } = render(list({ classNames }));
    expect(
      Object.keys(classNames).map((name) =>
        container.querySelector(`[data-part=${name}]`)?.classList.value.split(' ').at(-1),
      ),
    ).toEqual(['a', 'b', 'c']);
  });
});

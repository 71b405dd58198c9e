import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Header, type HeaderProps } from './header.tsx';

const props: HeaderProps = {
  homeHref: '/',
  labels: { home: 'Home', modes: 'Mode', navigation: 'Main', menu: 'Menu', search: 'Search' },
  navigation: {
    exchange: [],
    left: [
      { name: 'Markets', href: '/markets', renderer: 'link' },
      { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '/e', renderer: 'link' }] },
    ],
    right: [{ name: 'Assets', href: '/assets', renderer: 'link' }],
  },
};
const details = (name: string) => {
  const found = screen.getAllByText(name)[0]?.closest('details');
  if (!found) throw new Error(`No <details> contains "${name}".`);
  return found;
};

describe('Header', () => {
  it('has slots for languages and account, and the whole navigation in its menu', () => {
    const { container } = render(
      <Header {...props}>
        <button>Log in</button>
      </Header>,
    );
    screen.getByRole('banner');
    screen.getByRole('button', { name: 'Log in' });
    const sheet = container.querySelector<HTMLElement>('.x-header-sheet');
    expect(sheet?.textContent).toBe('MarketsMoreEarnAssets');
    expect(sheet && within(sheet).getAllByText('Assets')[0]?.getAttribute('href')).toBe('/assets');
    expect(container.querySelector('summary.x-header-icon')?.getAttribute('aria-label')).toBe(
      'Menu',
    );
  });

  it('has a search button only if onSearch is given', async () => {
    const search = vi.fn();
    const { rerender } = render(<Header {...props} />);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    rerender(<Header {...props} onSearch={search} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Search' }));
    expect(search).toHaveBeenCalledOnce();
  });

  it('closes a dropdown on Esc and returns focus to its summary', () => {
    render(<Header {...props} />);
    details('More').open = true;
    const link = screen.getAllByText('Earn')[0];
    if (!link) throw new Error('no link');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(details('More').open).toBe(false);
    expect(document.activeElement?.textContent).toBe('More');
  });

  it('closes a dropdown without a summary on Esc', () => {
    const failed = vi.fn();
    window.addEventListener('error', failed, { once: true });
    render(
      <Header {...props}>
        <details open>
          <a href="/tr">Türkçe</a>
        </details>
      </Header>,
    );
    fireEvent.keyDown(screen.getByText('Türkçe'), { key: 'Escape' });
    expect(details('Türkçe').open).toBe(false);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('closes all dropdowns, including those passed as children, on a press or focus outside', () => {
    render(
      <>
        <Header {...props}>
          <details>
            <summary>Language</summary>
            <a href="/tr">Türkçe</a>
          </details>
        </Header>
        <main>Page</main>
      </>,
    );
    details('Language').open = true;
    fireEvent.pointerDown(screen.getByText('Türkçe'));
    expect(details('Language').open).toBe(true);
    fireEvent.pointerDown(screen.getByText('Page'));
    expect(details('Language').open).toBe(false);

    details('More').open = true;
    fireEvent.focusIn(screen.getByText('Language'));
    expect(details('More').open).toBe(false);
  });

  it('removes its listeners when unmounted', () => {
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
    const { container, unmount } = render(<Header {...props} />);
    const bar = container.querySelector('header');
    const listeners = add.mock.calls
      .map(([type, listener], index) => ({ on: add.mock.contexts[index], type, listener }))
      .filter(({ on, type }) =>
        on === document ? /^(pointerdown|focusin)$/.test(type) : on === bar && type === 'keydown',
      )
      // Ignore listeners of the React root, which are never removed.
      .filter(({ listener }) => /^(listen|close)/.test((listener as { name: string }).name));
    expect(listeners.map(({ type }) => type).sort()).toEqual(['focusin', 'keydown', 'pointerdown']);
    unmount();
    const removed = remove.mock.calls.map(([type, listener], index) => ({
      on: remove.mock.contexts[index],
      type,
      listener,
    }));
    for (const each of listeners) expect(removed).toContainEqual(each);
  });

  it.each([
    ['another key', 'a', 'Earn', true],
    ['Esc while nothing is open', 'Escape', 'Markets', false],
  ])('does not handle %s', (_, key, name, isOpen) => {
    render(<Header {...props} />);
    details('More').open = isOpen;
    expect(fireEvent.keyDown(screen.getAllByText(name)[0]!, { key })).toBe(true);
    expect(details('More').open).toBe(isOpen);
  });

  it('prevents the default of Esc only when it closes something', () => {
    render(
      <details open>
        <summary>Around</summary>
        <Header {...props} />
      </details>,
    );
    const around = document.querySelector('details');
    expect(fireEvent.keyDown(screen.getAllByText('Markets')[0]!, { key: 'Escape' })).toBe(true);
    expect(around?.open).toBe(true);
    details('More').open = true;
    expect(fireEvent.keyDown(screen.getAllByText('Earn')[0]!, { key: 'Escape' })).toBe(false);
    expect(around?.open).toBe(true);
  });

  it('labels its parts for screen readers, and renders `menuEnd` at the end of its menu', () => {
    const { container } = render(<Header {...props} menuEnd={<p>Log in</p>} onSearch={vi.fn()} />);
    screen.getByRole('navigation', { name: 'Main' });
    screen.getByRole('navigation', { name: 'Mode' });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const sheet = container.querySelector('.x-header-sheet');
    expect(sheet?.getAttribute('aria-label')).toBe('Menu');
    expect(sheet?.lastElementChild?.textContent).toBe('Log in');
    expect(sheet?.querySelectorAll('ul.x-header-stack')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('button');
    expect(container.querySelector('header')?.dataset.theme).toBe('dark');
    const lists = [...container.querySelectorAll('.x-header-start ul, .x-header-end > ul')];
    expect(lists.filter((list) => !list.closest('details')).map((list) => list.className)).toEqual([
      'x-header-list',
      'x-header-list',
      'x-header-list x-header-desktop',
    ]);
  });

  it('shows a custom logo', () => {
    const { container } = render(<Header {...props} logo={<b>Brand</b>} />);
    expect(screen.getByRole('link', { name: 'Home' }).textContent).toBe('Brand');
    expect(container.querySelector('.x-logo')).toBeNull();
  });
});

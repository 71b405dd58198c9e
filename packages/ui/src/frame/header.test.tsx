import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Header, type HeaderProps } from './header.tsx';

const props: HeaderProps = {
  brand: <b>Brand</b>,
  homeHref: '/',
  labels: { home: 'Home', navigation: 'Main', menu: 'Menu', search: 'Search' },
  sections: [
    { name: 'Markets', href: '/markets', renderer: 'link' },
    { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '/e', renderer: 'link' }] },
    { name: 'Assets', href: '/assets', renderer: 'link', className: 'loud' },
  ],
};
const details = (name: string) => {
  const found = screen.getAllByText(name)[0]?.closest('details');
  if (!found) throw new Error(`No <details> contains "${name}".`);
  return found;
};

describe('Header', () => {
  it('has a slot for actions, and all sections in its menu', () => {
    const { container } = render(<Header {...props} actions={<button>Log in</button>} />);
    screen.getByRole('banner');
    screen.getByRole('button', { name: 'Log in' });
    const sheet = container.querySelector<HTMLElement>('.x-header-sheet');
    expect(sheet?.textContent).toBe('MarketsMoreEarnAssets');
    expect(sheet && within(sheet).getAllByText('Assets')[0]?.getAttribute('href')).toBe('/assets');
    expect(container.querySelector('summary.x-header-icon')?.getAttribute('aria-label')).toBe(
      'Menu',
    );
  });

  it.each<[string, Partial<HeaderProps>, boolean]>([
    ['no content of its own', {}, true],
    ['content that is absent', { menuStart: false, menuEnd: null }, true],
    ['content above the sections', { menuStart: <p>Switch</p> }, false],
    ['content below the sections', { menuEnd: <p>Language</p> }, false],
  ])('has a menu only on narrow screens if it has %s: %j, %s', (_text, slots, isNarrow) => {
    const { container } = render(<Header {...props} {...slots} />);
    const drawer = container.querySelector('.x-header-drawer');
    expect(drawer?.classList.contains('x-header-drawer-narrow')).toBe(isNarrow);
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
      <Header
        {...props}
        actions={
          <details open>
            <a href="/tr">Türkçe</a>
          </details>
        }
      />,
    );
    fireEvent.keyDown(screen.getByText('Türkçe'), { key: 'Escape' });
    expect(details('Türkçe').open).toBe(false);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('closes all dropdowns, including those in slots, on a press or focus outside', () => {
    render(
      <>
        <Header
          {...props}
          actions={
            <details>
              <summary>Language</summary>
              <a href="/tr">Türkçe</a>
            </details>
          }
        />
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

  it('labels its parts for screen readers, and has slots beside the sections and in its menu', () => {
    const { container } = render(
      <Header
        {...props}
        start={<i>Switch</i>}
        menuStart={<i>Switch below</i>}
        menuEnd={<p>Log in</p>}
        onSearch={vi.fn()}
      />,
    );
    screen.getByRole('navigation', { name: 'Main' });
    const home = screen.getByRole('link', { name: 'Home' });
    expect(home.getAttribute('href')).toBe('/');
    expect(home.textContent).toBe('Brand');
    const start = [...container.querySelector('.x-header-start')!.children];
    expect(start.map(({ textContent }) => textContent)).toEqual([
      'Brand',
      'Switch',
      'MarketsMoreEarnAssets',
    ]);
    const sheet = container.querySelector('.x-header-sheet')!;
    expect(sheet.getAttribute('aria-label')).toBe('Menu');
    expect([...sheet.children].map(({ textContent }) => textContent)).toEqual([
      'Switch below',
      'MarketsMoreEarnAssets',
      'Log in',
    ]);
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('button');
  });

  it('follows the theme that it is given', () => {
    const { container, rerender } = render(<Header {...props} />);
    const header = container.querySelector('header')!;
    expect(header.dataset.theme).toBeUndefined();
    rerender(<Header {...props} data-theme="light" />);
    expect(header.dataset.theme).toBe('light');
  });

  it('adds to its links the class of a section, and the gradient of WSOT', () => {
    const wsot = { name: 'WSOT', href: '/wsot', renderer: 'link' } as const;
    render(<Header {...props} sections={[...props.sections, wsot]} />);
    const classNames = (name: string) => screen.getAllByText(name).map((link) => link.className);
    expect(classNames('Assets')).toEqual(['x-header-link loud', 'x-header-link loud']);
    const highlighted = 'x-header-link x-header-wsot';
    expect(classNames('WSOT')).toEqual([highlighted, highlighted]);
  });
});

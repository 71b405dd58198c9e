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
  if (!found) throw new Error(`no details of ${name}`);
  return found;
};

describe('Header', () => {
  it('has a place for languages and account, and the whole navigation in its menu', () => {
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

  it('searches only where there is a search', async () => {
    const search = vi.fn();
    const { rerender } = render(<Header {...props} />);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    rerender(<Header {...props} onSearch={search} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Search' }));
    expect(search).toHaveBeenCalledOnce();
  });

  it('closes a dropdown by Esc and puts the focus back', () => {
    render(<Header {...props} />);
    details('More').open = true;
    const link = screen.getAllByText('Earn')[0];
    if (!link) throw new Error('no link');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(details('More').open).toBe(false);
    expect(document.activeElement?.textContent).toBe('More');
  });

  it('closes a dropdown by a press or a focus elsewhere, also one of its caller', () => {
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

  it('leaves the page alone when it goes', () => {
    const remove = vi.spyOn(document, 'removeEventListener');
    render(<Header {...props} />).unmount();
    expect(remove.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['pointerdown', 'focusin']),
    );
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Icon } from '../pictures/icon.tsx';
import { button, groups, menu } from './menu.fixture.tsx';
import { Menu, type MenuGroup } from './menu.tsx';

describe('Menu', () => {
  it('exposes its popup and expanded state', async () => {
    const user = userEvent.setup();
    render(menu);
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('menu', { name: 'Account' });
    expect(button().getAttribute('aria-controls')).toBe(list.id);
    // The header is outside the list, because an element with the role `menu` may contain only items.
    expect(list.textContent).not.toContain('anna');
    expect(screen.getByRole('menuitem', { name: 'My rewards' }).getAttribute('href')).toBe(
      '#rewards',
    );
    await user.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on Tab and on a press outside', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button());
    fireEvent.pointerDown(screen.getByRole('menu'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('marks one of several choices, each with its own lang', async () => {
    const languages = [
      { id: 'en', label: 'English', lang: 'en', href: '/', checked: true },
      { id: 'ar', label: 'العربية', lang: 'ar-SA', href: '/ar-SA', checked: false },
    ];
    render(<Menu label="Language" trigger="EN" groups={[{ id: 'all', items: languages }]} />);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English');
    const arabic = screen.getByRole('menuitemradio', { checked: false });
    expect([arabic.lang, arabic.getAttribute('hreflang')]).toEqual(['ar-SA', 'ar-SA']);
  });

  it('shows headings, icons, hints and a tick', async () => {
    const items: MenuGroup['items'] = [
      { id: 'a', label: 'Dark', icon: <Icon name="settings" />, hint: 'At night', checked: true },
      { id: 'b', label: 'Light', checked: false },
    ];
    render(
      <Menu
        label="Theme"
        trigger="x"
        groups={[
          { id: 'g', label: 'Look', items },
          { id: 'h', items: [{ id: 'c', label: 'Plain' }] },
        ]}
      />,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    const group = screen.getByRole('group', { name: 'Look' });
    expect(group.querySelector('p')?.getAttribute('aria-hidden')).toBe('true');
    expect(group.textContent).toBe('LookDarkAt nightLight');
    expect(document.querySelectorAll('.x-menu-heading')).toHaveLength(1);
    const [dark, light] = screen.getAllByRole('menuitemradio');
    expect([dark, light].map((item) => item?.querySelectorAll('svg').length)).toEqual([2, 0]);
    expect(dark?.querySelector('.x-menu-hint')?.textContent).toBe('At night');
    expect(light?.querySelector('.x-menu-hint')).toBeNull();
    const plain = screen.getByRole('menuitem', { name: 'Plain' });
    expect(plain.hasAttribute('aria-checked')).toBe(false);
    expect(plain.hasAttribute('aria-disabled')).toBe(false);
    expect([plain.tabIndex, plain.getAttribute('type')]).toEqual([-1, 'button']);
    expect(plain.querySelector('svg')).toBeNull();
  });

  it('has the default class unless it is overridden', () => {
    const { rerender } = render(<Menu label="A" trigger="x" groups={groups} />);
    expect(screen.getByRole('button').className).toBe('x-menu-button');
    expect(screen.getByRole('button').hasAttribute('aria-controls')).toBe(false);
    rerender(<Menu label="A" trigger="x" groups={groups} classNames={{ button: 'mine' }} />);
    expect(screen.getByRole('button').className).toBe('x-menu-button mine');
  });

  it('closes when focus moves outside without Tab', async () => {
    render(menu);
    await userEvent.setup().click(button());
    fireEvent.focusIn(screen.getAllByRole('menuitem')[0]!);
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.focusIn(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('calls onSelect before following a link, and works without it', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    const links = [
      { id: 'a', label: 'Rewards', href: '#rewards', onSelect: chosen },
      { id: 'b', label: 'Invite', href: '#invite' },
      { id: 'c', label: 'Locked', href: '#locked', disabled: true },
    ];
    render(<Menu label="A" trigger="x" groups={[{ id: 'g', items: links }]} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('menuitem', { name: 'Rewards' }));
    expect(chosen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button'));
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button'));
    const locked = screen.getByRole('menuitem', { name: 'Locked' });
    expect(locked.hasAttribute('href')).toBe(false);
    expect(fireEvent.click(locked)).toBe(false);
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('opens without items', async () => {
    const user = userEvent.setup();
    render(<Menu label="A" trigger="x" groups={[]} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menu').children).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('closes on Tab if there is no other element to focus', async () => {
    render(<Menu label="A" trigger="x" groups={groups} />);
    await userEvent.setup().click(screen.getByRole('button'));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Tab' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('calls the latest onOpenChange on a press outside', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const page = (change: (open: boolean) => void) => (
      <Menu label="A" trigger="x" groups={groups} onOpenChange={change} />
    );
    const { rerender } = render(page(first));
    await userEvent.setup().click(screen.getByRole('button'));
    rerender(page(second));
    fireEvent.pointerDown(document.body);
    expect(first.mock.calls).toEqual([[true]]);
    expect(second.mock.calls).toEqual([[false]]);
  });

  it('adds the given class to each part', () => {
    const classNames = {
      button: 'a',
      popup: 'b',
      header: 'c',
      list: 'd',
      heading: 'e',
      item: 'f',
    };
    const { container } = render(
      <Menu label="A" trigger="x" header="x" groups={groups} classNames={classNames} defaultOpen />,
    );
    expect(
      Object.keys(classNames).map(
        (name) => container.querySelector(`[data-part=${name}]`)?.className,
      ),
    ).toEqual([
      'x-menu-button a',
      'x-menu-popup b',
      'x-menu-header c',
      'x-menu-list d',
      'x-menu-heading e',
      'x-menu-item f',
    ]);
  });
});

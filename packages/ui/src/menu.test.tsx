import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, type MenuGroup } from './menu.tsx';

const logOut = vi.fn();
const locked = vi.fn();
const groups: MenuGroup[] = [
  {
    id: 'account',
    label: 'Account',
    items: [
      { id: 'rewards', label: 'My rewards', href: '#rewards' },
      { id: 'invite', label: 'Invite friends', href: '#invite' },
      { id: 'vip', label: 'VIP', disabled: true, onSelect: locked },
    ],
  },
  { id: 'end', items: [{ id: 'out', label: 'Log out', onSelect: logOut }] },
];
const menu = (
  <>
    <Menu label="Account" trigger="anna" groups={groups} header={<p>anna, VIP</p>} />
    <button>Elsewhere</button>
  </>
);
const button = () => screen.getByRole('button', { name: 'Account anna' });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('is a button that says what it opens, and whether it is open', async () => {
    const user = userEvent.setup();
    render(menu);
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('menu', { name: 'Account' });
    expect(button().getAttribute('aria-controls')).toBe(list.id);
    // The header is no item, so it stands outside of what must hold items only.
    expect(list.textContent).not.toContain('anna');
    expect(screen.getByRole('menuitem', { name: 'My rewards' }).getAttribute('href')).toBe(
      '#rewards',
    );
    await user.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['{Enter}', 'My rewards'],
    [' ', 'My rewards'],
    ['{ArrowDown}', 'My rewards'],
    ['{ArrowUp}', 'Log out'],
  ])('opens by %j with the focus on %s', async (key, item) => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard(key);
    expect(focused()).toBe(item);
  });

  it('goes round by arrows, and to the ends by Home and End', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    const way: [string, string][] = [
      ['{ArrowDown}', 'My rewards'],
      ['{ArrowDown}', 'Invite friends'],
      ['{ArrowDown}', 'VIP'],
      ['{ArrowDown}', 'Log out'],
      ['{ArrowDown}', 'My rewards'],
      ['{ArrowUp}', 'Log out'],
      ['{Home}', 'My rewards'],
      ['{End}', 'Log out'],
    ];
    for (const [key, item] of way) {
      await user.keyboard(key);
      expect(focused()).toBe(item);
    }
  });

  it('goes from the menu as a whole to its first or last item', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.click(button());
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Log out');
  });

  it('gives the focus back on Esc, and an Esc reaches nothing around it', async () => {
    const around = vi.fn<() => void>();
    const user = userEvent.setup();
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- sees what comes through
    render(<div onKeyDown={(event) => event.key === 'Escape' && around()}>{menu}</div>);
    await user.tab();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(around).not.toHaveBeenCalled();
  });

  it('closes when the focus goes on by Tab, or a press is elsewhere', async () => {
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

  it.each(['{Enter}', ' '])('chooses by %j, closes first and gives the focus back', async (key) => {
    const user = userEvent.setup();
    logOut.mockImplementation(() => {
      expect(document.activeElement).toBe(button());
    });
    render(menu);
    await user.tab();
    await user.keyboard(`{ArrowUp}${key}`);
    expect(logOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    logOut.mockReset();
  });

  it('does nothing for a disabled item, which can be read all the same', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard('{ArrowDown}v{Enter}');
    expect(focused()).toBe('VIP');
    expect(locked).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: 'VIP' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('marks one of several choices, each in its own language', async () => {
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
});

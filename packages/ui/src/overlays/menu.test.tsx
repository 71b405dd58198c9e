import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, type MenuGroup } from './menu.tsx';
import { Icon } from '../pictures/icon.tsx';

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

  it.each([
    ['{Enter}', 'My rewards'],
    [' ', 'My rewards'],
    ['{ArrowDown}', 'My rewards'],
    ['{ArrowUp}', 'Log out'],
  ])('opens on %j with focus on %s', async (key, item) => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    await user.keyboard(key);
    expect(focused()).toBe(item);
  });

  it('wraps around with arrows, and jumps to the ends with Home and End', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    const steps: [string, string][] = [
      ['{ArrowDown}', 'My rewards'],
      ['{ArrowDown}', 'Invite friends'],
      ['{ArrowDown}', 'VIP'],
      ['{ArrowDown}', 'Log out'],
      ['{ArrowDown}', 'My rewards'],
      ['{ArrowUp}', 'Log out'],
      ['{Home}', 'My rewards'],
      ['{End}', 'Log out'],
    ];
    for (const [key, item] of steps) {
      await user.keyboard(key);
      expect(focused()).toBe(item);
    }
  });

  it('moves focus from the menu itself to its first or last item', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.click(button());
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Log out');
  });

  it('returns focus on Esc and stops its propagation', async () => {
    const around = vi.fn<() => void>();
    const user = userEvent.setup();
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- counts the events that bubble up
    render(<div onKeyDown={(event) => event.key === 'Escape' && around()}>{menu}</div>);
    await user.tab();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(around).not.toHaveBeenCalled();
  });

  it('focuses its items again if the site keeps it open', async () => {
    const user = userEvent.setup();
    render(<Menu label="Account" trigger="anna" groups={groups} open />);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button());
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('My rewards');
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

  it.each(['{Enter}', ' '])('on %j, closes, returns focus, then selects the item', async (key) => {
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

  it('takes Space as part of a typed word, and as a press after a pause', () => {
    const chosen = vi.fn();
    const items = ['My orders', 'My rewards'].map((label) => ({
      id: label,
      label,
      onSelect: chosen,
    }));
    render(<Menu label="A" trigger="x" groups={[{ id: 'g', items }]} defaultOpen />);
    const list = screen.getByRole('menu');
    const press = (key: string, timeStamp: number) => {
      const event = createEvent.keyDown(document.activeElement ?? list, { key });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(document.activeElement ?? list, event);
      expect(event.defaultPrevented).toBe(true);
    };
    list.focus();
    for (const [index, key] of [...'my r'].entries()) press(key, 1000 + index * 100);
    expect(focused()).toBe('My rewards');
    expect(chosen).not.toHaveBeenCalled();
    press(' ', 3000);
    expect(chosen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leaves keys to an input method while it composes text', () => {
    render(<Menu label="A" trigger="x" groups={groups} defaultOpen />);
    const list = screen.getByRole('menu');
    expect(fireEvent.keyDown(list, { key: 'ArrowDown', isComposing: true })).toBe(true);
  });

  it('keeps a disabled item focusable but inactive', async () => {
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

  it.each([
    ['ArrowDown', false],
    ['ArrowUp', false],
    ['Home', false],
    ['End', false],
    ['Escape', false],
    [' ', false],
    ['m', false],
    ['q', true],
    ['Tab', true],
    ['F5', true],
  ])('for the key %j, leaves the browser default: %s', async (key, left) => {
    render(menu);
    await userEvent.setup().click(button());
    const event = { key, bubbles: true, cancelable: true };
    expect(fireEvent.keyDown(screen.getByRole('menu'), event)).toBe(left);
  });

  it.each([
    ['ArrowDown', false],
    ['ArrowUp', false],
    ['ArrowRight', true],
  ])('when the key %s is pressed on its button, keeps the browser default: %s', (key, left) => {
    render(menu);
    expect(fireEvent.keyDown(button(), { key })).toBe(left);
    expect(screen.queryByRole('menu') === null).toBe(left);
  });

  it('closes when a key is pressed on its button, which keeps focus', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.click(button());
    button().focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
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

  it('does not scroll the page when it focuses its first item', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{ArrowDown}');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
  });

  it('closes on Tab if there is no other element to focus', async () => {
    render(<Menu label="A" trigger="x" groups={groups} />);
    await userEvent.setup().click(screen.getByRole('button'));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Tab' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is not focusable with Tab', async () => {
    render(menu);
    await userEvent.setup().click(button());
    expect(screen.getByRole('menu').tabIndex).toBe(-1);
  });

  it('finds an item by a letter typed immediately after the page loaded', async () => {
    render(menu);
    await userEvent.setup().click(button());
    const list = screen.getByRole('menu');
    const press = createEvent.keyDown(list, { key: 'i' });
    Object.defineProperty(press, 'timeStamp', { value: 100 });
    fireEvent(list, press);
    expect(focused()).toBe('Invite friends');
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

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { button, focused, groups, locked, logOut, menu } from './menu.fixture.tsx';
import { Menu } from './menu.tsx';

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
  expect(screen.getByRole('menuitem', { name: 'VIP' }).getAttribute('aria-disabled')).toBe('true');
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

it('does not scroll the page when it focuses its first item', async () => {
  const user = userEvent.setup();
  render(menu);
  await user.tab();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.keyboard('{ArrowDown}');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
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

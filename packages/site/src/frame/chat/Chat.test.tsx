import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSite, pass, windowsLoad } from '../../../test/openSite.tsx';
import { Chat } from './Chat.tsx';

const report = vi.fn();
const load = vi.fn(() => Promise.resolve());
const helpers = { load };
const remove = vi.fn();
const mount = vi.fn((place: HTMLElement) => {
  place.textContent = 'How can we help?';
  return remove;
});

afterEach(() => {
  vi.clearAllMocks();
  Object.assign(globalThis, { ExchangeChat: undefined });
});

/** Opens a page on which the chat is loaded after ten seconds. */
async function openChat(script: object | undefined = { mount }) {
  Object.assign(globalThis, { ExchangeChat: script });
  const page = await openSite(() => <Chat helpers={helpers} report={report} />);
  await pass(9_900);
  expect(load).not.toHaveBeenCalled();
  await pass(100);
  await windowsLoad();
  return page;
}

const openButton = () => screen.queryByRole('button', { name: 'Chat with us' });

it('opens the chat in place of its button, and returns the focus when it is closed', async () => {
  const { user } = await openChat();
  expect(load).toHaveBeenCalledWith('chat');
  expect(document.activeElement).not.toBe(openButton());
  await user.click(openButton()!);
  expect(openButton()).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Support chat' }).textContent).toContain(
    'How can we help?',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(remove).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(openButton());
});

it('keeps its button visible while it has the focus, also if the visitor has scrolled down', async () => {
  const { user } = await openChat();
  await user.click(openButton()!);
  act(() => {
    vi.stubGlobal('scrollY', 400);
    globalThis.dispatchEvent(new Event('scroll'));
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(openButton()!.hasAttribute('data-away')).toBe(false);
  expect(document.activeElement).toBe(openButton());
  await user.tab();
  expect(openButton()!.hasAttribute('data-away')).toBe(true);
});

it('is hidden at the end of the page, because its last controls cannot be scrolled from below it', async () => {
  await openChat();
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: 5_000 });
  const scrollTo = (top: number) =>
    act(() => {
      vi.stubGlobal('scrollY', top);
      globalThis.dispatchEvent(new Event('scroll'));
    });
  scrollTo(4_996 - innerHeight + 20);
  scrollTo(4_996 - innerHeight);
  expect(openButton()!.hasAttribute('data-away')).toBe(true);
  scrollTo(4_900 - innerHeight);
  expect(openButton()!.hasAttribute('data-away')).toBe(false);
  Reflect.deleteProperty(page, 'scrollHeight');
});

it('closes with Esc, and with no other key', async () => {
  const { user } = await openChat();
  await user.click(openButton()!);
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('a');
  screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows no button and reports the reason if the script does not work', async () => {
  await openChat({});
  expect(openButton()).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

it('loads nothing after the visitor has left the page', async () => {
  Object.assign(globalThis, { ExchangeChat: { mount } });
  let leave: () => void = () => undefined;
  await openSite(function Page() {
    const [isHere, setIsHere] = useState(true);
    leave = () => setIsHere(false);
    return isHere ? <Chat helpers={helpers} report={report} /> : null;
  });
  act(leave);
  await pass(20_000);
  expect(load).not.toHaveBeenCalled();
});

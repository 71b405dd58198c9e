import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile';
/** A page that the app can show. */
const address = '/en/trade/spot/BTC/USDT';
const banner = () => screen.queryByRole('complementary', { name: 'Get more from the app' });
const link = () => within(banner()!).getByRole('link');

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void dispatchEvent(new Event('scroll')));
}

it('offers a download where the app cannot be installed', async () => {
  await openSite(undefined, { address });
  expect(link().textContent).toBe('Get the app');
  expect(link().getAttribute('href')).toBe('/en/download');
});

it('opens the app on a phone, and offers a download if it is not installed', async () => {
  const { user } = await openSite(undefined, { address, userAgent: phone });
  expect(link().textContent).toBe('Open in the app');
  await user.click(link());
  expect(banner()!.textContent).not.toContain("Couldn't open");
  await pass(5_000);
  expect(within(banner()!).getByRole('status').textContent).toBe(
    "Couldn't open the app. Make sure it's installed.",
  );
  expect(link().textContent).toBe('Get the app');
});

it('stays away after the visitor has dismissed it', async () => {
  const { user } = await openSite(undefined, { address });
  await user.click(within(banner()!).getByRole('button', { name: 'Dismiss' }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('exchange:download-banner')).toBe('dismissed');
});

it('is not shown to a visitor who dismissed it on an earlier visit', async () => {
  localStorage.setItem('exchange:download-banner', 'dismissed');
  await openSite(undefined, { address });
  expect(banner()).toBeNull();
});

it('covers neither the first screen nor the end, and is shown while the visitor scrolls up between them', async () => {
  await openSite(undefined, { address });
  const isAway = () => banner()!.hasAttribute('data-away');
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: 5_000 });
  expect(isAway()).toBe(true);
  scrollTo(100);
  scrollTo(60);
  expect(isAway()).toBe(true);
  scrollTo(2_000);
  expect(isAway()).toBe(true);
  scrollTo(1_997);
  expect(isAway()).toBe(true);
  scrollTo(1_960);
  expect(isAway()).toBe(false);
  scrollTo(2_200);
  expect(isAway()).toBe(true);
  scrollTo(5_000 - innerHeight);
  expect(isAway()).toBe(true);
  scrollTo(4_900 - innerHeight);
  expect(isAway()).toBe(false);
  scrollTo(0);
  expect(isAway()).toBe(true);
  Reflect.deleteProperty(page, 'scrollHeight');
});

it('goes away when the page becomes so short that its end is in view', async () => {
  let onResize = () => {};
  class PageObserver {
    constructor(listener: () => void) {
      onResize = listener;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', PageObserver);
  await openSite(undefined, { address });
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: 9_000 });
  scrollTo(5_000);
  scrollTo(4_900);
  expect(banner()!.hasAttribute('data-away')).toBe(false);
  Object.defineProperty(page, 'scrollHeight', {
    configurable: true,
    value: 4_900 + innerHeight,
  });
  act(() => onResize());
  expect(banner()!.hasAttribute('data-away')).toBe(true);
  Reflect.deleteProperty(page, 'scrollHeight');
  vi.unstubAllGlobals();
});

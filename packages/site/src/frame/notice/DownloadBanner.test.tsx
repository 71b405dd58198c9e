import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile';
/** A page that the app can show. */
const address = '/en/trade/spot/BTC/USDT';
const banner = () => screen.queryByRole('complementary', { name: 'Get more from the app' });
const link = () => within(banner()!).getByRole('link');

const isAway = () => banner()!.hasAttribute('data-away');

/** Gives the page a height until the end of the test. */
function setPageHeight(height: number) {
  const page = document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: height });
  onTestFinished(() => void Reflect.deleteProperty(page, 'scrollHeight'));
}

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

it('is shown only while the visitor scrolls up between the first screen and the end', async () => {
  await openSite(undefined, { address });
  setPageHeight(5_000);
  expect(isAway(), 'at the start').toBe(true);
  scrollTo(100);
  scrollTo(60);
  expect(isAway(), 'on the first screen').toBe(true);
  scrollTo(2_000);
  expect(isAway(), 'after scrolling down').toBe(true);
  scrollTo(1_997);
  expect(isAway(), 'after 3 px up').toBe(true);
  scrollTo(1_960);
  expect(isAway(), 'after 40 px up').toBe(false);
  scrollTo(2_200);
  expect(isAway(), 'after scrolling down again').toBe(true);
  scrollTo(5_000 - innerHeight);
  expect(isAway(), 'at the end').toBe(true);
  scrollTo(4_900 - innerHeight);
  expect(isAway(), 'above the end').toBe(false);
  scrollTo(0);
  expect(isAway(), 'at the start again').toBe(true);
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
  setPageHeight(9_000);
  scrollTo(5_000);
  scrollTo(4_900);
  expect(isAway()).toBe(false);
  setPageHeight(4_900 + innerHeight);
  act(() => onResize());
  expect(isAway()).toBe(true);
  vi.unstubAllGlobals();
});

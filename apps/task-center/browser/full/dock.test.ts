import { describe, expect, it } from 'vitest';
import { scrollToOffer } from '../support/scrollToOffer.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// The dock at the bottom of the window must not hide content or the focused element.
const site = serveTaskCenter();

describe.each([
  ['a small phone', { width: 320, height: 568 }],
  // 1280 × 720 px at 200 % zoom.
  ['a zoomed window', { width: 640, height: 360 }],
])('the dock in %s', (_, viewport) => {
  it.each([
    ['an offer', '/en/task-center', '.download-banner', 0.15],
    ['a question', '/de/task-center', '.consent-bar', 0.45],
    ['a notice', '/de/task-center', '.notice', 0.17],
  ])('with %s hides neither content nor the focused element', async (_, address, shows, most) => {
    const { page } = await openTab(site.browser, { viewport, hasTouch: true, isMobile: true });
    await page.goto(site.sandbox.url + address);
    const dock = page.locator('#__next .dock');
    // The question about analytics comes before notices.
    if (shows === '.notice') await dock.locator('.consent-bar button').first().click();
    // The offer leaves the first screen and the end free.
    if (shows === '.download-banner') await scrollToOffer(page);
    await dock.locator(shows).waitFor();
    const box = (await dock.boundingBox()) ?? { height: Infinity };
    expect(box.height / viewport.height).toBeLessThanOrEqual(most);
    // The dock shows one item at a time.
    const all = '.consent-bar:visible, .notice:visible, .download-banner:visible';
    expect(await dock.locator(all).count()).toBe(1);

    const targets = await dock
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((target) =>
          Math.max(
            target.getBoundingClientRect().height,
            parseFloat(getComputedStyle(target, '::before').height) || 0,
          ),
        ),
      );
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);

    // Stricter than WCAG 2.4.11: the focused element must be fully visible between the header and the dock.
    await page.locator('.skip-link').focus();
    const hidden: string[] = [];
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return undefined;
        if (focused.closest('.dock, .site-header, .skip-link')) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        const lid = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        const parts = [...document.querySelectorAll('.dock > :not(.notices), .notices > *')]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.getBoundingClientRect().top);
        const sill = Math.min(innerHeight, ...parts);
        return top >= lid && bottom <= sill ? '' : focused.outerHTML.slice(0, 120);
      });
      if (stop === undefined) break;
      if (stop !== '') hidden.push(stop);
      stops += 1;
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  });
});

it.each([375, 1280])('the chat takes no more space than its button at %i px', async (width) => {
  const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
  await page.clock.install();
  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  // On small screens, the offer of the app takes the place of the chat.
  const offer = page.locator('.download-banner__close');
  if (await offer.isVisible()) await offer.click();
  await page.clock.runFor(10_000);
  const chat = page.locator('.dock > .chat');
  const button = await chat.getByRole('button').boundingBox();
  expect(await chat.boundingBox()).toEqual(button);
});

it.each([1280, 1440])('the chat is beside the content at %i px', async (width) => {
  const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
  await page.clock.install();
  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  await page.clock.runFor(10_000);
  const chat = await page.locator('.dock > .chat').getByRole('button').boundingBox();
  const edge = await page
    .locator('.page-width')
    .first()
    .evaluate((content) => {
      const { right } = content.getBoundingClientRect();
      return right - parseFloat(getComputedStyle(content).paddingRight);
    });
  expect(chat!.x).toBeGreaterThanOrEqual(edge);
});

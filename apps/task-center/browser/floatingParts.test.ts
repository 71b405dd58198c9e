import { nextFrame } from '@tooling/testing/layoutShift';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screenIsThere } from './support/screens.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

/** Returns the visible parts of the dock except the chat, which shares a bar, and its share of the window's height. */
const floating = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.dock > :not(.notices, .chat), .dock > .notices > *',
      ),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const heights = parts.map((part) => part.getBoundingClientRect().height / innerHeight);
    return { names: parts.map(({ className }) => className), height: Math.max(0, ...heights) };
  });

/** Returns the controls of the page that stay covered by the dock when the visitor scrolls to the end. */
const coveredAtEnd = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    const tops = [...document.querySelectorAll('.dock > *, .dock > .notices > *')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const sill = Math.min(innerHeight, ...tops.map(({ top }) => top));
    return [...document.querySelectorAll('a, button, input, select')]
      .filter((control) => !control.closest('.dock') && control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().bottom > sill)
      .map((control) => control.outerHTML.slice(0, 100));
  });

it.each([
  ['de', 320],
  ['de', 375],
  ['ja-JP', 320],
])('shows one floating part at a time: %s at %i px', async (locale, width) => {
  const { page } = await openTab(site.browser, {
    viewport: { width, height: 667 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${site.sandbox.url}/${locale}/task-center`);
  await screenIsThere(page);
  const all = ['consent-bar', 'notice', 'download-banner'];
  for (const name of locale === 'de' ? all : ['download-banner']) {
    await expect
      .poll(async () => {
        expect(await coveredAtEnd(page)).toEqual([]);
        // The offer of the app leaves the end of the page free.
        if (name === 'download-banner') await page.evaluate(() => scrollBy(0, -100));
        return (await floating(page)).names;
      })
      .toEqual([name]);
    expect((await floating(page)).height).toBeLessThan(0.25);
    const part = page.locator(`#__next .dock .${name}`);
    await part.getByRole('button').last().click();
    await part.waitFor({ state: 'detached' });
  }
  await nextFrame(page);
  expect((await floating(page)).names).toEqual([]);
});

it.each([
  [375, 101],
  [1280, 68],
])('asks about analytics, and says why, at %i px in a bar of %i px', async (width, height) => {
  const { page } = await openTab(site.browser, { viewport: { width, height: 812 } });
  await page.goto(`${site.sandbox.url}/de/task-center`);
  const bar = page.locator('.dock > .consent-bar');
  await bar.getByText(/um die Seiten zu verbessern\? In der Fußzeile änderbar\./).waitFor();
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(height);
});

it('shows a warning before the question about analytics', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 667 } });
  await page.goto(`${site.sandbox.url}/de/task-center`);
  await page.locator('.dock > .consent-bar').waitFor();
  await page.context().setOffline(true);
  await page.locator('.dock .notice:not([data-tone=info])').first().waitFor();
  expect((await floating(page)).names).toEqual(['notice']);
  await page.context().setOffline(false);
  await page.locator('.dock > .consent-bar').waitFor();
  expect((await floating(page)).names).toEqual(['consent-bar']);
});

it('keeps the offer of the app away from the first screen, and while the visitor scrolls down', async () => {
  const { page } = await openTab(site.browser, {
    viewport: { width: 320, height: 667 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await screenIsThere(page);
  const banner = page.locator('.download-banner');
  await banner.waitFor({ state: 'attached' });
  expect((await floating(page)).names).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1_300));
  await nextFrame(page);
  expect((await floating(page)).names).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1_100));
  await banner.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await banner.waitFor({ state: 'hidden' });
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { scrollToOffer } from '../support/scrollToOffer.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// A part of a page that fails to render shows an error and does not affect other parts.
const site = serveTaskCenter();

/**
 * Changes the scripts so that React throws when it renders an element with the class. Returns a function that counts
 * the changed elements in the scripts.
 */
async function breakPart(page: Page, className: string): Promise<() => number> {
  let places = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const pieces = (await response.text()).split(`className:"${className}"`);
    places += pieces.length - 1;
    const body = pieces.join('className:(()=>{throw new Error("broken on purpose")})()');
    // Not cached, so that the page gets the original script after a reload.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
  return () => places;
}

/** Selector of a working element in each region. */
const regions = {
  header: '.x-header .account',
  main: '#main h1',
  market: '.ticker .ticker__item',
  footer: '.site-footer .analytics-switch',
  dock: '.dock .download-banner',
} as const;

it.each([
  ['header', 'account', '#__next'],
  ['main', 'hub__main', '#main'],
  ['market', 'ticker__item', '#main'],
  ['footer', 'analytics-switch', '.site-footer'],
  ['dock', 'download-banner', '.dock'],
] as const)('keeps the other regions if the %s fails', async (broken, className, place) => {
  // The window is narrow, because wider ones show no download banner.
  const { page } = await openTab(site.browser, { viewport: { width: 960, height: 720 } });
  const places = await breakPart(page, className);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const crash = page.locator(place).getByRole('alert').filter({ hasText: 'stopped working' });
  await crash.waitFor();
  expect(places()).toBeGreaterThan(0);
  expect(await page.locator('.crash').count()).toBe(1);
  // Without its content, the page is too short for an offer that leaves the first screen free.
  const isShort = broken === 'main';
  if (broken !== 'dock' && !isShort) await scrollToOffer(page);
  for (const [region, shows] of Object.entries(regions)) {
    // The market row is part of the main region.
    if (region === broken || (broken === 'main' && region === 'market')) continue;
    const state = isShort && region === 'dock' ? 'attached' : 'visible';
    await page.locator(shows).first().waitFor({ state });
  }
  // A header with logo and navigation is visible: its skeleton, if the header failed.
  const header = page.getByRole('banner');
  expect(await header.locator('.x-header-home').isVisible()).toBe(true);
  expect(await header.getByRole('link', { name: 'Markets' }).isVisible()).toBe(true);

  await page.unrouteAll({ behavior: 'wait' });
  await Promise.all([
    page.waitForEvent('load'),
    crash.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await page.locator(regions.main).first().waitFor();
  await scrollToOffer(page);
  for (const shows of Object.values(regions)) await page.locator(shows).first().waitFor();
  expect(await page.locator('.crash').count()).toBe(0);
});

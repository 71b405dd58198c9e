import { nextFrame } from '@tooling/testing/layoutShift';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { serveTaskCenter } from '../support/taskCenter.ts';
import { launchWebKit } from '@tooling/vitest/webkit';

vi.setConfig({ testTimeout: 180_000 });

const site = serveTaskCenter();
const hub = '/en/task-center';

/** Runs in the page. Returns whether the screen has loaded and no placeholder is in view. */
function isThere(): boolean {
  const placeholders = [...document.querySelectorAll('main .x-skeleton')];
  return (
    document.querySelector('main .hub__main') !== null &&
    !placeholders.some((placeholder) => {
      const { top, bottom } = placeholder.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && placeholder.checkVisibility();
    })
  );
}

/** Runs in the page. Returns the ids of the visible section headings. */
function headings(): string[] {
  return [...document.querySelectorAll('main section h2[id]')]
    .filter((heading) => heading.checkVisibility())
    .map(({ id }) => id);
}

/** Runs in the page. Scrolls an element to the top of the window. */
function scrollTo(id: string): void {
  document.getElementById(id)?.scrollIntoView();
}

/** Runs in the page. Returns the distance between an element and the window's top edge, in px. */
function topOf(id: string): number {
  return Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN);
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isThere);
  // Sections near the viewport are rendered only now, which can move the content.
  await nextFrame(page);
  await nextFrame(page);
}

it.each([375, 1280])('keeps the scroll position after a reload, at %d px', async (width) => {
  const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
  await page.goto(site.sandbox.url + hub);
  await settle(page);
  const ids = await page.evaluate(headings);
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await page.evaluate(scrollTo, id);
    await settle(page);
    const before = await page.evaluate(topOf, id);
    await page.reload();
    await settle(page);
    const moved = Math.abs((await page.evaluate(topOf, id)) - before);
    expect(moved, id).toBeLessThanOrEqual(1);
  }
});

it('keeps the scroll position after Back', async () => {
  const { page } = await openAsUser(site, { viewport: { width: 375, height: 800 } });
  await page.goto(site.sandbox.url + hub);
  await settle(page);
  const id = (await page.evaluate(headings)).at(-1) ?? '';
  await page.evaluate(scrollTo, id);
  await settle(page);
  const before = await page.evaluate(topOf, id);
  await page.goto(`${site.sandbox.url}${hub}/faq`);
  await page.goBack();
  await settle(page);
  expect(Math.abs((await page.evaluate(topOf, id)) - before)).toBeLessThanOrEqual(1);
});

it('keeps the scroll position after a reload in WebKit', async () => {
  const browser = await launchWebKit();
  onTestFinished(() => browser.close());
  await browser.setSize(400, 900);
  await browser.goto(site.sandbox.url + hub);
  await browser.waitFor(isThere);
  const ids = await browser.run(headings);
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await browser.run(scrollTo, id);
    await browser.waitFor(isThere);
    await browser.run(scrollTo, id);
    const before = await browser.run(topOf, id);
    await browser.reload();
    await browser.waitFor(isThere);
    const moved = Math.abs((await browser.run(topOf, id)) - before);
    expect(moved, id).toBeLessThanOrEqual(1);
  }
});

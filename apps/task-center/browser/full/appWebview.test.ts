import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { opaqueFrames, takeCanvasAway } from '../support/appFrames.ts';
import { recordFrames } from '../support/logoFrames.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

const appUserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/140.0.0.0 Mobile Safari/537.36 ExchangeApp/3.10.0';

const phone = { viewport: { width: 375, height: 812 } };

/** Records on every animation frame whether the header, the footer or the app banner is visible. */
async function watchFrame(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(window, { painted });
    function look() {
      for (const part of document.querySelectorAll('header, footer, .download-banner')) {
        if (part.checkVisibility()) painted.add(part.localName);
      }
      requestAnimationFrame(look);
    }
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted]);
}

describe.each([
  ['/en/task-center', 'dark'],
  ['/ar-SA/task-center', 'light'],
] as const)('%s in the app, %s', (address, colorScheme) => {
  it('is transparent in every frame, without header, footer and banner', async () => {
    const options = { ...phone, colorScheme, userAgent: appUserAgent };
    const { page } = await openTab(site.browser, options);
    await takeCanvasAway(page);
    const painted = await watchFrame(page);
    const frames = await recordFrames(page);
    for (const go of [() => page.goto(site.sandbox.url + address), () => page.reload()]) {
      await go();
      await page.locator('main .task-row').first().waitFor();
      expect(await painted()).toEqual([]);
    }
    expect(await opaqueFrames(page, await frames.stop())).toBe(0);
  });
});

it('is opaque in a browser, which shows that the check for transparency can fail', async () => {
  const { page } = await openTab(site.browser, phone);
  await takeCanvasAway(page);
  const painted = await watchFrame(page);
  const frames = await recordFrames(page);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.locator('main .task-row').first().waitFor();
  expect(await painted()).toEqual(expect.arrayContaining(['header', 'footer']));
  const recorded = await frames.stop();
  await page.setContent('');
  expect(await opaqueFrames(page, recorded)).toBeGreaterThan(0);
});

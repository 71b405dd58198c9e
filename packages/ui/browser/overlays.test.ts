import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();

describe('menu', () => {
  const buttons = '[data-group=menu] .x-menu-button';

  it.each([
    ['dark-en', desktop],
    ['light-ar', phone],
  ])('opens within the viewport and returns focus to its button in %s', async (name, size) => {
    const { page, complaints } = await gallery.open(name, size);
    for (const button of await page.locator(buttons).all()) {
      await button.focus();
      await page.keyboard.press('Enter');
      const popup = page.locator('.x-menu-popup');
      const { x, width } = (await popup.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.viewport.width);
      await page.keyboard.press('Escape');
      expect(await popup.count()).toBe(0);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens upwards if there is no space below', async () => {
    const { page } = await gallery.open('dark-en', { viewport: { width: 1280, height: 400 } });
    const button = page.locator(buttons).first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.press('ArrowDown');
    const popup = await page.locator('.x-menu-popup').boundingBox();
    const anchor = await button.boundingBox();
    expect((popup?.y ?? 0) + (popup?.height ?? 0)).toBeLessThanOrEqual(anchor?.y ?? 0);
    await page.context().close();
  });

  it('follows a link when Space is pressed, and closes on a press outside', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const button = page.locator(buttons).first();
    await button.press('ArrowDown');
    await page.keyboard.press('i');
    // Space belongs to the typed word until a pause.
    await page.waitForTimeout(800);
    await page.keyboard.press(' ');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#invite');
    await button.click();
    await page.locator('h1').click();
    expect(await page.locator('.x-menu-popup').count()).toBe(0);
    await page.context().close();
  });
});

describe('modal', () => {
  it('traps focus, closes on Esc and returns focus without moving the page', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const opener = page.getByRole('button', { name: 'Open the window' });
    await opener.focus();
    const before = await opener.boundingBox();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm your reward' });
    expect(await dialog.isVisible()).toBe(true);
    expect(await opener.boundingBox()).toEqual(before);
    const inside = [];
    for (let press = 0; press < 6; press++) {
      inside.push(await dialog.evaluate((element) => element.contains(document.activeElement)));
      await page.keyboard.press('Tab');
    }
    // Tab can also move focus to the browser's toolbar. The active element is then the body.
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(inside[0]).toBe(true);
    expect(outside).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('closes on a press on its backdrop, and is accessible while open', async () => {
    const { page } = await gallery.open('light-ar', phone);
    await page.getByRole('button', { name: 'افتح النافذة' }).click();
    const dialog = page.getByRole('dialog');
    expect(await violations(page, { bestPractices: true })).toEqual([]);
    await page.mouse.click(10, 10);
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

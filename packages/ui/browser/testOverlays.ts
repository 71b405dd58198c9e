import { violations } from '@tooling/testing/axe';
import { describe, expect, it } from 'vitest';
import { boxOf, focusedText, openCase } from './casePage.ts';
import type { GalleryPages } from './galleryPages.ts';
import { desktop } from './openGallery.ts';

/** Checks popups and windows in states that need a real browser: the top layer, layout and animations. */
export function testOverlays(gallery: GalleryPages): void {
  const open = (name: string) => openCase(gallery, name);

  describe.each(['menu in a modal', 'clipped menu'])('a %s', (name) => {
    it('is in front, inside the window, and closes without the window', async () => {
      const { page, complaints } = await open(name);
      await page.locator('.x-menu-button').press('ArrowDown');
      const items = page.locator('[role=menuitem]');
      const inFront = await items.evaluateAll((all) =>
        all.map((item) => {
          item.scrollIntoView({ block: 'nearest' });
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return item.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      );
      expect(new Set(inFront)).toEqual(new Set([true]));
      const popup = await boxOf(page, '.x-menu-popup');
      expect([popup.y >= 0, popup.bottom <= desktop.viewport.height]).toEqual([true, true]);
      expect(await violations(page, { within: '.x-menu-popup' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.x-menu-popup').waitFor({ state: 'detached' });
      if (name === 'menu in a modal') expect(await page.locator('dialog[open]').count()).toBe(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it('a Popover follows its own size, and stays inside the window, beside its button', async () => {
    const { page, complaints } = await open('growing popover');
    await page.getByRole('button', { name: 'Show fees' }).click();
    await page.locator('.x-popover:popover-open').waitFor();
    const button = await boxOf(page, '[popovertarget]');
    expect((await boxOf(page, '.x-popover')).bottom).toBeLessThanOrEqual(button.y);
    await page.getByRole('button', { name: 'Load' }).click();
    const overlap = async () => {
      const popup = await boxOf(page, '.x-popover');
      const isBeside = popup.bottom <= button.y || popup.y >= button.bottom;
      return [isBeside, popup.y >= 0, popup.bottom <= desktop.viewport.height, popup.height > 200];
    };
    await expect.poll(overlap).toEqual([true, true, true, true]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a press in a toast leaves a Popover open, and the toast stays when the Popover closes', async () => {
    const { page, complaints } = await open('toasts and popover');
    const popover = page.locator('.x-popover:popover-open');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Show fees' }).click();
    await popover.waitFor();
    await page.getByRole('button', { name: 'Undo 0' }).click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    expect(await popover.count()).toBe(1);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    // The toast is shown again in front when the Popover closes, so it can be gone for a moment. Its action
    // opens a window, and the toast stays usable in front of it.
    await page.getByRole('button', { name: 'Undo 1' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.getByRole('button', { name: 'Undo 2' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo 3' }).click();
    await page.getByRole('button', { name: 'Close message' }).press('Enter');
    expect(await page.locator('.x-toasts .x-banner').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("a Modal's title and actions stay in sight while its content scrolls", async () => {
    const { page } = await open('long modal');
    await page.getByRole('button', { name: 'Open' }).click();
    await page
      .locator('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const dialog = page.locator('dialog');
    const atTop = [await boxOf(page, '.x-modal-head'), await boxOf(page, '.x-modal-foot')];
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    expect([await boxOf(page, '.x-modal-head'), await boxOf(page, '.x-modal-foot')]).toEqual(atTop);
    const outer = await boxOf(page, 'dialog');
    expect(atTop[0]!.y).toBeGreaterThanOrEqual(outer.y);
    expect(atTop[1]!.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await page.context().close();
  });

  it('a Modal focuses the first field that can be used, and then the button that opened it', async () => {
    const { page, complaints } = await open('form in a modal');
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.press('Enter');
    const field = page.getByRole('combobox', { name: 'Coin' });
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Address');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('Open');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['long modal', 'short drawer'])('the %s is animated when it closes', async (name) => {
    const { page } = await open(name);
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.locator('dialog');
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const before = await boxOf(page, 'dialog');
    const during = await dialog.evaluate(async (element) => {
      element.querySelector<HTMLElement>('.x-modal-close')!.click();
      await new Promise((done) => requestAnimationFrame(done));
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = 80;
      }
      const { opacity, display, position } = getComputedStyle(element);
      const { left, top } = element.getBoundingClientRect();
      const body = element.querySelector('.x-modal-body')!.textContent;
      return { opacity, display, position, left, top, body };
    });
    expect(Number(during.opacity)).toBeGreaterThan(0);
    expect(Number(during.opacity)).toBeLessThan(1);
    expect([during.display, during.position]).toEqual(['block', 'fixed']);
    expect(Math.abs(during.left - before.x)).toBeLessThan(1);
    expect(Math.abs(during.top - before.y)).toBeLessThan(8);
    expect(during.body).not.toBe('');
    expect(await focusedText(page)).toBe('Open');
    await dialog.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => dialog.locator('.x-modal-body').textContent()).toBe('');
    await page.context().close();
  });

  it('Space in a typed word does not activate an item of a Menu', async () => {
    const { page } = await open('spaced menu');
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.keyboard.type('my r');
    expect(await focusedText(page)).toBe('My rewards');
    expect(await page.locator('[role=menu]').count()).toBe(1);
    await page.waitForTimeout(800);
    await page.keyboard.press(' ');
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
    await page.context().close();
  });
}

import { violations } from '@tooling/testing/axe';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GalleryPages } from './galleryPages.ts';
import { desktop } from './openGallery.ts';

/** Checks states that need a real browser: the top layer, layout, shadow roots and trusted presses. */
export function testCases(gallery: GalleryPages): void {
  const open = (name: string) => gallery.open('cases', desktop, { case: name });
  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).boundingBox();
    if (!found) throw new Error(`${selector} is not visible.`);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const focused = (page: Page) =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });

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
      const popup = await box(page, '.x-menu-popup');
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
    const button = await box(page, '[popovertarget]');
    expect((await box(page, '.x-popover')).bottom).toBeLessThanOrEqual(button.y);
    await page.getByRole('button', { name: 'Load' }).click();
    const overlap = async () => {
      const popup = await box(page, '.x-popover');
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
    const atTop = [await box(page, '.x-modal-head'), await box(page, '.x-modal-foot')];
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    expect([await box(page, '.x-modal-head'), await box(page, '.x-modal-foot')]).toEqual(atTop);
    const outer = await box(page, 'dialog');
    expect(atTop[0]!.y).toBeGreaterThanOrEqual(outer.y);
    expect(atTop[1]!.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await page.context().close();
  });

  it('two columns of an order book stay tables in narrow containers, and fit', async () => {
    const { page, complaints } = await open('order book');
    const rows = page.locator('.x-table-row');
    for (const text of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => [getComputedStyle(row).display, row.scrollWidth <= row.clientWidth]),
      );
      expect(new Set(heights.map(String))).toEqual(new Set(['table-row,true']));
      const wide = await page
        .locator('.x-table-frame')
        .evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length);
      expect(wide).toBe(0);
      // Another line inside of a number would make it a different one.
      const lines = await rows
        .locator('.x-table-value')
        .evaluateAll((all) => all.map((value) => value.getClientRects().length));
      expect(new Set(lines)).toEqual(new Set([1]));
    }
    expect(complaints).toEqual([]);
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
    expect(await focused(page)).toBe('Address');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Open');
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
    const before = await box(page, 'dialog');
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
    expect(await focused(page)).toBe('Open');
    await dialog.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => dialog.locator('.x-modal-body').textContent()).toBe('');
    await page.context().close();
  });

  it('Menu, Tabs and Combobox work in a shadow root', async () => {
    const { page, complaints } = await open('shadow root');
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Item 1');
    await page.locator('[role=menuitem]').nth(3).hover();
    await page.mouse.down();
    expect(await page.locator('[role=menu]').count()).toBe(1);
    await page.mouse.up();
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.locator('#other').focus();
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Futures');
    const input = page.locator('[role=combobox]');
    await input.press('ArrowUp');
    const active = page.locator('[role=option][data-active]');
    expect(await active.textContent()).toBe('Coin 4999');
    const list = await box(page, '[role=listbox]');
    const option = await box(page, '[role=option][data-active]');
    expect([option.y >= list.y, option.bottom <= list.bottom]).toEqual([true, true]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a Combobox with 5,000 options renders those in sight while it is scrolled', async () => {
    const { page, complaints } = await open('long combobox');
    await page.locator('[role=combobox]').click();
    const list = page.locator('[role=listbox]');
    const seen = () =>
      list.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const at = (y: number) =>
          document.elementFromPoint((left + right) / 2, y)?.closest('[role=option]')?.textContent;
        return [at(top + 10), at((top + bottom) / 2), at(bottom - 10)].map((text) =>
          Number(text?.replace('Coin ', '')),
        );
      });
    expect((await seen())[0]).toBe(0);
    for (const part of [0.25, 0.5, 1]) {
      await list.evaluate((element, to) => element.scrollTo(0, element.scrollHeight * to), part);
      await expect
        .poll(async () => (await seen()).every((each) => each > 5000 * part - 20))
        .toBe(true);
    }
    expect((await seen())[2]).toBe(4999);
    expect(await page.locator('[role=option]').count()).toBeLessThan(60);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a Combobox keeps its form while its text is only a search, and the browser shows why', async () => {
    const { page } = await open('long combobox');
    const input = page.locator('[role=combobox]');
    const type = async (text: string) => {
      await input.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await type('Banana');
    expect(page.url()).not.toContain('coin=');
    expect(await input.evaluate((element: HTMLInputElement) => element.validationMessage)).toBe(
      'Choose a coin from the list',
    );
    await type('coin 42');
    expect(await input.inputValue()).toBe('Coin 42');
    await input.press('Enter');
    await page.waitForURL(/coin=42/);
    await page.context().close();
  });

  it('a NumberField reads a pasted amount, and marks text that is not a number or is above its limit', async () => {
    const { page } = await open('amount');
    const input = page.getByRole('spinbutton');
    await input.click();
    await page.keyboard.type('5k');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a number').waitFor();
    expect(page.url()).not.toContain('amount=');
    await input.press('Control+a');
    await page.keyboard.type('200000000');
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain('amount=');
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(
      await input.evaluate((element: HTMLInputElement) => element.validationMessage),
    ).toContain('100000000');
    await input.press('Control+a');
    await page.keyboard.type('$1,234.50');
    await page.keyboard.press('Enter');
    await page.waitForURL(/amount=1234.50/);
    await page.context().close();
  });

  it('a NumberField keeps what a Tab selected and where a click set the caret, without its grouping', async () => {
    const { page } = await open('amount');
    const input = page.getByRole('spinbutton');
    const leave = () => page.keyboard.press('Tab');
    await input.focus();
    await page.keyboard.type('1234567');
    await leave();
    expect(await input.inputValue()).toBe('1,234,567');
    await page.keyboard.press('Shift+Tab');
    expect(await input.inputValue()).toBe('1234567');
    await page.keyboard.type('7654321');
    await leave();
    expect(await input.inputValue()).toBe('7,654,321');
    await input.click({ position: { x: 2, y: 5 } });
    await page.keyboard.type('9');
    await leave();
    expect(await input.inputValue()).toBe('97,654,321');
    await page.context().close();
  });

  it('a held step button repeats the step', async () => {
    const { page } = await open('amount');
    await page.getByRole('button', { name: 'More' }).hover();
    await page.mouse.down();
    const value = async () => Number(await page.getByRole('spinbutton').inputValue());
    await expect.poll(value).toBeGreaterThan(3);
    await page.mouse.up();
    const end = await value();
    await page.waitForTimeout(300);
    expect(await value()).toBe(end);
    await page.context().close();
  });

  it('Space in a typed word does not activate an item of a Menu', async () => {
    const { page } = await open('spaced menu');
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.keyboard.type('my r');
    expect(await focused(page)).toBe('My rewards');
    expect(await page.locator('[role=menu]').count()).toBe(1);
    await page.waitForTimeout(800);
    await page.keyboard.press(' ');
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
    await page.context().close();
  });
}

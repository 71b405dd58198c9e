import { violations } from '@tooling/testing/axe';
import { expect, it } from 'vitest';
import { boxOf, focusedText, openCase } from './casePage.ts';
import type { GalleryPages } from './galleryPages.ts';

/** Checks controls and tables in states that need a real browser: layout, shadow roots and trusted presses. */
export function testCases(gallery: GalleryPages): void {
  const open = (name: string) => openCase(gallery, name);

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

  it('Menu, Tabs and Combobox work in a shadow root', async () => {
    const { page, complaints } = await open('shadow root');
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Item 1');
    await page.locator('[role=menuitem]').nth(3).hover();
    await page.mouse.down();
    expect(await page.locator('[role=menu]').count()).toBe(1);
    await page.mouse.up();
    await page.locator('.x-menu-button').press('ArrowDown');
    await page.locator('#other').focus();
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focusedText(page)).toBe('Futures');
    const input = page.locator('[role=combobox]');
    await input.press('ArrowUp');
    const active = page.locator('[role=option][data-active]');
    expect(await active.textContent()).toBe('Coin 4999');
    const list = await boxOf(page, '[role=listbox]');
    const option = await boxOf(page, '[role=option][data-active]');
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
}

import { violations } from '@tooling/testing/axe';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GalleryPages } from './galleryPages.ts';
import { desktop } from './openGallery.ts';

/** Runs axe without its rule for contrast: the system chooses the colours, and axe misreads them in Chromium. */
async function violationsOf(page: Page, within: string): Promise<string[]> {
  const found = await violations(page, { within });
  return found.filter((violation) => !violation.startsWith('color-contrast:'));
}

/**
 * Tests parts that open or change after a press, in forced colours.
 *
 * @param gallery - Playwright can't set forced colours in Firefox, so start Firefox with them
 */
export function testForcedColors(gallery: GalleryPages): void {
  const open = async () => {
    const options: BrowserContextOptions = { ...desktop, forcedColors: 'active' };
    const opened = await gallery.open('demos', options);
    expect(await opened.page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(
      true,
    );
    return opened;
  };
  /** Returns what separates an element from others without its own colours: its outline, border and background. */
  const look = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, borderTopWidth, borderTopStyle, backgroundColor } =
          getComputedStyle(element);
        return [outlineStyle, borderTopWidth, borderTopStyle, backgroundColor].join(' ');
      });
  const hasBorder = async (page: Page, selector: string) =>
    / [1-9]\S*px solid /.test(` ${await look(page, selector)} `);

  it('forced colours keep the frame and the active option of a CustomSelect visible', async () => {
    const { page, complaints } = await open();
    await page.locator('[data-demo=CustomSelect] [role=combobox]').press('ArrowDown');
    await page.locator('.x-options:popover-open').waitFor();
    expect(await hasBorder(page, '.x-options:popover-open')).toBe(true);
    expect(await look(page, '.x-options:popover-open [data-active]')).not.toBe(
      await look(page, '.x-options:popover-open [role=option]:not([data-active])'),
    );
    const colorOf = (option: string) =>
      page
        .locator(`.x-options:popover-open ${option}`)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('[role=option][aria-disabled=true]')).not.toBe(
      await colorOf('[role=option]:not([aria-disabled=true])'),
    );
    expect(await violationsOf(page, '.x-options:popover-open')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('forced colours keep the error of a Form and the ring of the focused field visible', async () => {
    const { page, complaints } = await open();
    const form = '[data-demo=Form]';
    await page.locator(`${form} button[type=submit]`).click();
    await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
    await expect
      .poll(() =>
        page
          .locator(`${form} [aria-invalid=true]`)
          .first()
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    expect(
      await page
        .locator(`${form} input`)
        .first()
        .evaluate((field) => {
          const box = field.closest('.x-field-box') ?? field;
          return [field, box].some((element) => getComputedStyle(element).outlineStyle !== 'none');
        }),
    ).toBe(true);
    expect(await violationsOf(page, form)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('forced colours keep the frame of a toast and of a Modal visible', async () => {
    const { page, complaints } = await open();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.locator('.x-toasts .x-banner').waitFor();
    expect(await hasBorder(page, '.x-toasts .x-banner')).toBe(true);
    await page.locator('[data-demo=Modal] button').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await hasBorder(page, 'dialog[open]')).toBe(true);
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

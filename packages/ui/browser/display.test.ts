import { describe, expect, it } from 'vitest';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();

describe('image', () => {
  it('loads the best format, falls back to another one, and keeps its space if no format loads', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const images = page.locator('[data-group=picture] img');
    await expect.poll(() => images.count()).toBe(2);
    const drawn = () =>
      images.evaluateAll((all) =>
        all.map((image) => (image as HTMLImageElement).currentSrc.replace(/.*[.]/, '')),
      );
    await expect.poll(drawn).toEqual(['avif', 'png']);
    const failed = await page.locator('.x-image-failed').first().boundingBox();
    expect([failed?.width, failed?.height]).toEqual([240, 135]);
    await page.context().close();
  });

  it('reserves its space before it loads', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, javaScriptEnabled: false });
    const box = await page.locator('[data-group=picture] img').first().boundingBox();
    expect([box?.width, box?.height]).toEqual([240, 135]);
    await page.context().close();
  });
});

describe('field', () => {
  it.each([
    ['light-en', 'start'],
    ['light-ar', 'end'],
  ])('aligns numbers with the texts of other fields in %s', async (theme, align) => {
    const { page } = await gallery.open(theme, desktop);
    const aligned = await page
      .locator('.x-number .x-field-input')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).textAlign));
    expect(new Set(aligned)).toEqual(new Set([align]));
    await page.context().close();
  });

  it('has the same height with a button in it, also in a cell that is higher', async () => {
    const { page } = await gallery.open('light-en', desktop);
    const heights = await page
      .locator('[data-group=field]')
      .locator('.x-field-slots, .x-field > .x-field-input')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(4);
    expect(new Set(heights)).toEqual(new Set([48]));
    await page.context().close();
  });
});

describe('table', () => {
  it('shows cards on a phone and keeps its table roles', async () => {
    const { page } = await gallery.open('light-en');
    for (const [{ viewport }, display] of [
      [desktop, 'table-row'],
      [phone, 'block'],
    ] as const) {
      await page.setViewportSize(viewport);
      const row = page.getByRole('row', { name: 'You' });
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe(display);
      expect(await page.getByRole('columnheader').count()).toBe(4);
      expect(await row.getByRole('cell').count()).toBe(3);
    }
    await page.context().close();
  });
});

describe('copy field', () => {
  const copyButtons = '.x-copy .x-button';

  it('copies the value, or selects it if copying fails, and keeps its width', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const [good, refused] = await page.locator(copyButtons).all();
    const before = (await good?.boundingBox())?.width;
    await good?.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect((await good?.boundingBox())?.width).toBe(before);
    await refused?.click();
    await page.getByText('Press Ctrl+C').waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      'https://brand.com/task-center/invite?code=AB12CD',
    );
    await page.context().close();
  });
});

import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();

// `full/gallery.test.ts` checks every page at both widths, with every popup opened.
describe.each([
  ['dark-en', phone],
  ['dark-ar', desktop],
  ['light-en', desktop],
  ['light-ar', phone],
])('%s', (name, options) => {
  it('has no accessibility violations, console messages or horizontal scrolling', async () => {
    const { page, complaints } = await gallery.open(name, options);
    expect(complaints).toEqual([]);
    expect(await violations(page, { bestPractices: true })).toEqual([]);
    await page.setViewportSize(phone.viewport);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

describe('targets', () => {
  it.each([
    ['mouse', { ...desktop }, 24],
    ['finger', { ...phone, hasTouch: true, isMobile: true }, 44],
  ])('are large enough for a %s', async (_, options, least) => {
    const { page } = await gallery.open('dark-en', options);
    await page.locator('[data-group=menu] .x-menu-button').first().press('ArrowDown');
    const small = await page.evaluate((size) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'main :is(button, a[href], input, select, summary, [role=tab])',
      );
      return [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          // A press on the label of a choice reaches its input.
          const target = control.closest('.x-choice-label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          // The touch target of a button is a pseudo-element larger than the button.
          const extra = Number.parseFloat(getComputedStyle(control, '::before').blockSize) || 0;
          return Math.max(height, extra) < size - 0.5 || width < 24;
        })
        .map((control) => control.outerHTML.slice(0, 100));
    }, least);
    expect(small).toEqual([]);
    await page.context().close();
  });
});

describe('forced colours', () => {
  it('keep the QR code dark on white, and the marked table row visible', async () => {
    const { page } = await gallery.open('light-en', { ...desktop, forcedColors: 'active' });
    expect(
      await page
        .locator('.x-qr')
        .evaluate((element) => [
          getComputedStyle(element).backgroundColor,
          getComputedStyle(element).fill,
        ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(18, 21, 28)']);
    const marked = page.locator('.x-table-row[aria-current]');
    expect(await marked.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'solid',
    );
    await page.context().close();
  });
});

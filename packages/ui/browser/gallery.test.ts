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

it('reports Arabic text with too little contrast', async () => {
  const { page } = await gallery.open('light-ar', desktop);
  await page.evaluate(() => {
    document.body.innerHTML = '<p>نص يصعب على الجميع قراءته</p>';
    Object.assign(document.querySelector('p')!.style, { color: '#ddd', background: '#fff' });
  });
  expect(await violations(page, { within: 'p' })).toEqual(['color-contrast: p']);
  await page.context().close();
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
          // A press on the label of a checkbox, radio button or switch also reaches its input.
          const target = control.closest('.x-choice-label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          // A button's touch target is a pseudo-element that is larger than the button.
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
  it('keep the QR code dark on white, and the highlight of a table row visible', async () => {
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

  it('show the value of a progress bar', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, forcedColors: 'active' });
    const bar = page.locator('.x-progress[value]').first();
    const pictureAt = async (value: number) => {
      await bar.evaluate((element, next) => ((element as HTMLProgressElement).value = next), value);
      return (await bar.screenshot()).toString('base64');
    };
    expect(await pictureAt(0.2)).not.toBe(await pictureAt(0.8));
    await page.context().close();
  });

  it('give icons the colour of the text', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, forcedColors: 'active' });
    const others = await page.locator('main .x-icon').evaluateAll((icons) =>
      icons
        .filter((icon) => {
          const parent = icon.parentElement ?? icon;
          return getComputedStyle(icon).stroke !== getComputedStyle(parent).color;
        })
        .map((icon) => icon.parentElement?.className),
    );
    expect(others).toEqual([]);
    await page.context().close();
  });

  it('keep the current page of a pagination visible', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, forcedColors: 'active' });
    const edges = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((pages) => [
          ...new Set(pages.map((each) => getComputedStyle(each).borderTopColor)),
        ]);
    const [current, ...more] = await edges('.x-page[aria-current]');
    expect(more).toEqual([]);
    expect(await edges('.x-page:not([aria-current])')).not.toContain(current);
    await page.context().close();
  });

  it('underline only the selected tab', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, forcedColors: 'active' });
    const tabs = page.locator('.x-tabs-list').first().locator('.x-tab');
    const lines = await tabs.evaluateAll((elements) =>
      elements.map((tab) => ({
        isSelected: tab.matches('[aria-selected=true], [aria-current]'),
        isLined:
          getComputedStyle(tab).borderBlockEndColor !==
          getComputedStyle(document.body).backgroundColor,
      })),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter(({ isSelected, isLined }) => isSelected !== isLined)).toEqual([]);
    await page.context().close();
  });
});

it('numbers in a table stay on one line with large text on a phone', async () => {
  const { page } = await gallery.open('dark-en', phone);
  await page.evaluate(() => (document.documentElement.dataset.text = '200%'));
  const broken = await page.locator('td[data-numeric] > .x-table-value').evaluateAll((values) =>
    values
      .filter((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((value) => value.textContent),
  );
  expect(broken).toEqual([]);
  await page.context().close();
});

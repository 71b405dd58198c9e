import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryInChromium, type GalleryInChromium } from './galleryInChromium.ts';
import { openedStates } from './openedStates.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let gallery: GalleryInChromium;
beforeAll(async () => {
  gallery = await galleryInChromium();
});
afterAll(() => gallery.close());

const pages = ['dark-en', 'dark-ar', 'light-en', 'light-ar'];
const phone = { viewport: { width: 375, height: 800 } };
const desktop = { viewport: { width: 1280, height: 800 } };

describe.each(pages)('%s', (name) => {
  it.each([
    ['on a phone', phone],
    ['on a desktop', desktop],
  ])('has no accessibility violation and no complaint in the console %s', async (_, options) => {
    const { page, complaints } = await gallery.open(name, { ...options, bypassCSP: false });
    expect(complaints).toEqual([]);
    // Evaluated by the browser's debugger, which the page's policy does not bind.
    await page.evaluate(axe);
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    expect(
      results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`),
    ).toEqual([]);
    await page.context().close();
  });

  it.each(Object.keys(openedStates))('has no accessibility violation with %s', async (state) => {
    const { page, complaints } = await gallery.open(
      name,
      state === 'drawer-open' ? phone : desktop,
    );
    await openedStates[state]?.open(page);
    await page.evaluate(axe);
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    expect(
      results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`),
    ).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('does not scroll sideways on a phone', async () => {
    const { page } = await gallery.open(name, phone);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

describe('header skeleton', () => {
  it.each([
    [911, { nav: false, right: false, mobile: true }],
    [912, { nav: true, right: false, mobile: true }],
    [1024, { nav: true, right: false, mobile: true }],
    [1025, { nav: true, right: true, mobile: false }],
  ])('shows at %d px what the specification says', async (width, expected) => {
    const { page } = await gallery.open('dark-en', { viewport: { width, height: 600 } });
    const skeleton = page.locator('#x-header-skeleton');
    const shown = {
      nav: await skeleton.locator('.x-header-nav').isVisible(),
      right: await skeleton.locator('[data-navigation=right]').isVisible(),
      mobile: await skeleton.locator('.x-header-mobile').isVisible(),
    };
    expect(shown).toEqual(expected);
    await page.context().close();
  });

  it.each(['dark-en', 'light-ar'])('is a bar of 48 px in #12141b in %s', async (name) => {
    const { page } = await gallery.open(name, phone);
    const header = page.locator('#x-header-skeleton');
    expect((await header.boundingBox())?.height).toBe(48);
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(18, 20, 27)',
    );
    await page.context().close();
  });

  it.each([
    [undefined, 'default eu', 'default'],
    ['default', 'default eu', 'default'],
    ['eu', 'default eu', 'eu'],
    ['tr', 'tr', 'tr'],
    ['kz', 'kz', 'kz'],
    ['ge', 'ge', 'ge'],
    ['id', 'default eu', 'default'],
    ['nl', 'default eu', 'default'],
  ])('shows for the edition %s one mark and one wordmark', async (edition, mark, wordmark) => {
    const { page } = await gallery.open('dark-en');
    const shown = await page.evaluate((value) => {
      if (value !== undefined) document.documentElement.dataset.edition = value;
      return [...document.querySelectorAll<HTMLElement>('#x-header-skeleton [data-logo]')]
        .filter((variant) => variant.getClientRects().length > 0)
        .map((variant) => [variant.dataset.logo, variant.getBoundingClientRect().height]);
    }, edition);
    expect(shown).toEqual([
      [mark, 22],
      [wordmark, 12],
    ]);
    await page.context().close();
  });

  it('opens its dropdown without any script', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, javaScriptEnabled: false });
    const skeleton = page.locator('#x-header-skeleton');
    await skeleton.getByText('More').click();
    expect(await skeleton.getByRole('link', { name: 'Earn' }).isVisible()).toBe(true);
    await page.context().close();
  });

  it('keeps WSOT readable in forced colours', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, forcedColors: 'active' });
    const { color, backgroundImage } = await page
      .locator('#x-header-skeleton')
      .getByText('WSOT')
      .evaluate((element) => getComputedStyle(element));
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
    expect(backgroundImage).toBe('none');
    await page.context().close();
  });
});

describe('header', () => {
  it.each([375, 1000])('has at %d px its menu where the skeleton has it', async (width) => {
    const { page } = await gallery.open('light-en', { viewport: { width, height: 700 } });
    const fromTheEnd = await page.evaluate(() =>
      ['#x-header-skeleton', 'main .x-header'].map((selector) => {
        const header = document.querySelector(selector);
        const icons = [...(header?.querySelectorAll('.x-header-end .x-icon') ?? [])];
        const end = header?.getBoundingClientRect().right ?? 0;
        return icons
          .filter((icon) => icon.getClientRects().length > 0)
          .map((icon) => Math.round(end - icon.getBoundingClientRect().left));
      }),
    );
    expect(fromTheEnd[0]).toEqual([80, 40]);
    expect(fromTheEnd[1]).toEqual(fromTheEnd[0]);
    await page.context().close();
  });

  it('opens its menu by keyboard, and Esc closes the innermost first', async () => {
    const { page } = await gallery.open('dark-en', phone);
    const menu = page.locator('main .x-header-drawer > summary');
    await menu.focus();
    await page.keyboard.press('Enter');
    const more = page.locator('.x-header-sheet summary');
    await more.focus();
    await page.keyboard.press('Enter');
    const earn = page.locator('.x-header-sheet').getByText('Earn');
    expect(await earn.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await earn.isVisible()).toBe(false);
    expect(await more.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await more.isVisible()).toBe(false);
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });
});

describe('button', () => {
  const sizes = { 'xx-small': 24, 'x-small': 28, small: 32, middle: 40, large: 48, 'x-large': 56 };

  it.each(Object.entries(sizes))('%s is %d px tall', async (size, height) => {
    const { page } = await gallery.open('dark-en', desktop);
    const button = page.locator(`.x-button[data-size=${size}]`).first();
    expect((await button.boundingBox())?.height).toBe(height);
    await page.context().close();
  });

  it('is as wide while loading as before', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.gallery-row')]
        .map((row) => row.querySelectorAll('.x-button'))
        .filter((buttons) => buttons.length === 5)
        .map((buttons) => [...buttons].map((button) => button.getBoundingClientRect().width)),
    );
    expect(widths).toHaveLength(8);
    for (const [plain, , loading, disabled] of widths) {
      expect(loading).toBe(plain);
      expect(disabled).toBe(plain);
    }
    await page.context().close();
  });

  it('waves for at most 500 ms, and not at all under reduced motion', async () => {
    for (const [reducedMotion, atMost] of [
      ['no-preference', 0.5],
      ['reduce', 0],
    ] as const) {
      const { page } = await gallery.open('dark-en', { reducedMotion });
      const seconds = await page
        .locator('.x-button')
        .first()
        .evaluate((button) =>
          getComputedStyle(button, '::after')
            .transitionDuration.split(',')
            .map((duration) => Number.parseFloat(duration)),
        );
      expect(Math.max(...seconds)).toBeLessThanOrEqual(atMost);
      await page.context().close();
    }
  });

  it('is hit by a finger 44 px around its middle, however small it looks', async () => {
    const { page } = await gallery.open('dark-en', { ...phone, hasTouch: true, isMobile: true });
    const hit = await page
      .locator('.x-button[data-size=xx-small]')
      .first()
      .evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [(top + bottom) / 2 - 21, (top + bottom) / 2 + 21].map((y) =>
          button.contains(document.elementFromPoint(middle, y)),
        );
      });
    expect(hit).toEqual([true, true]);
    await page.context().close();
  });
});

describe('menu', () => {
  const buttons = '[data-group=menu] .x-menu-button';

  it.each([
    ['dark-en', desktop],
    ['light-ar', phone],
  ])(
    'opens within the page, keeps to its button, gives the focus back in %s',
    async (name, size) => {
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
    },
  );

  it('opens upwards where there is no room below', async () => {
    const { page } = await gallery.open('dark-en', { viewport: { width: 1280, height: 400 } });
    const button = page.locator(buttons).first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.press('ArrowDown');
    const popup = await page.locator('.x-menu-popup').boundingBox();
    const anchor = await button.boundingBox();
    expect((popup?.y ?? 0) + (popup?.height ?? 0)).toBeLessThanOrEqual(anchor?.y ?? 0);
    await page.context().close();
  });

  it('follows a link by Space, and closes on a press elsewhere', async () => {
    const { page } = await gallery.open('dark-en', desktop);
    const button = page.locator(buttons).first();
    await button.press('ArrowDown');
    await page.keyboard.press('i');
    await page.keyboard.press(' ');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#invite');
    await button.click();
    await page.locator('h1').click();
    expect(await page.locator('.x-menu-popup').count()).toBe(0);
    await page.context().close();
  });
});

describe('image', () => {
  it('takes the best format, gives way to another, and keeps its room when none can be drawn', async () => {
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

  it('moves nothing while it loads', async () => {
    const { page } = await gallery.open('dark-en', { ...desktop, javaScriptEnabled: false });
    const box = await page.locator('[data-group=picture] img').first().boundingBox();
    expect([box?.width, box?.height]).toEqual([240, 135]);
    await page.context().close();
  });
});

describe('table', () => {
  it('is cards on a phone and a table for screen readers all the same', async () => {
    for (const [size, display] of [
      [desktop, 'table-row'],
      [phone, 'block'],
    ] as const) {
      const { page } = await gallery.open('light-en', size);
      const row = page.getByRole('row', { name: 'You' });
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe(display);
      expect(await page.getByRole('columnheader').count()).toBe(4);
      expect(await row.getByRole('cell').count()).toBe(3);
      await page.context().close();
    }
  });
});

describe('copy field', () => {
  const copyButtons = '.x-copy .x-button';

  it('copies, or selects the value for the hand, and keeps its width', async () => {
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

describe('targets', () => {
  it.each([
    ['mouse', { ...desktop }, 24],
    ['finger', { ...phone, hasTouch: true, isMobile: true }, 44],
  ])('are big enough for a %s', async (_, options, least) => {
    const { page } = await gallery.open('dark-en', options);
    await page.locator('[data-group=menu] .x-menu-button').first().press('ArrowDown');
    const small = await page.evaluate((size) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'main :is(button, a[href], input, select, summary, [role=tab])',
      );
      return [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          // A button draws its target bigger than itself.
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
  it('leave the QR code dark on white, and the marked row of a table marked', async () => {
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

describe('modal', () => {
  it('keeps the focus inside, closes by Esc and gives the focus back; nothing moves', async () => {
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
    // The browser's own bar is a stop of its own: then nothing of the page has the focus.
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(inside[0]).toBe(true);
    expect(outside).toBe(false);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('closes by a press on its backdrop, and is accessible while open', async () => {
    const { page } = await gallery.open('light-ar', phone);
    await page.getByRole('button', { name: 'افتح النافذة' }).click();
    const dialog = page.getByRole('dialog');
    await page.evaluate(axe);
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    expect(results.violations.map(({ id }) => id)).toEqual([]);
    await page.mouse.click(10, 10);
    expect(await dialog.isVisible()).toBe(false);
    await page.context().close();
  });
});

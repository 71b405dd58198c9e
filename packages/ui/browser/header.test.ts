import { describe, expect, it } from 'vitest';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();

describe('header skeleton', () => {
  it('shows at each width the parts that the specification defines for it', async () => {
    const { page } = await gallery.open('dark-en');
    const skeleton = page.locator('#x-header-skeleton');
    for (const [width, expected] of [
      [911, { nav: false, right: false, mobile: true }],
      [912, { nav: true, right: false, mobile: true }],
      [1024, { nav: true, right: false, mobile: true }],
      [1025, { nav: true, right: true, mobile: false }],
    ] as const) {
      await page.setViewportSize({ width, height: 600 });
      const shown = {
        nav: await skeleton.locator('.x-header-nav').isVisible(),
        right: await skeleton.locator('[data-navigation=right]').isVisible(),
        mobile: await skeleton.locator('.x-header-mobile').isVisible(),
      };
      expect(shown, `${width} px`).toEqual(expected);
    }
    await page.context().close();
  });

  it.each(['dark-en', 'light-ar'])('is 48 px tall and #12141b in %s', async (name) => {
    const { page } = await gallery.open(name, phone);
    const header = page.locator('#x-header-skeleton');
    expect((await header.boundingBox())?.height).toBe(48);
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(18, 20, 27)',
    );
    await page.context().close();
  });

  it('shows one mark and one wordmark per edition', async () => {
    const { page } = await gallery.open('dark-en');
    for (const [edition, mark, wordmark] of [
      [undefined, 'default eu', 'default'],
      ['default', 'default eu', 'default'],
      ['eu', 'default eu', 'eu'],
      ['tr', 'tr', 'tr'],
      ['kz', 'kz', 'kz'],
      ['ge', 'ge', 'ge'],
      ['id', 'default eu', 'default'],
      ['nl', 'default eu', 'default'],
    ] as const) {
      const shown = await page.evaluate((value) => {
        if (value !== undefined) document.documentElement.dataset.edition = value;
        return [...document.querySelectorAll<HTMLElement>('#x-header-skeleton [data-logo]')]
          .filter((variant) => variant.getClientRects().length > 0)
          .map((variant) => [variant.dataset.logo, variant.getBoundingClientRect().height]);
      }, edition);
      expect(shown, `edition ${edition}`).toEqual([
        [mark, 22],
        [wordmark, 12],
      ]);
    }
    await page.context().close();
  });

  it('opens its dropdown without JavaScript', async () => {
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
  it.each([375, 1000])(
    'at %d px, has its icons at the same position as in the skeleton',
    async (width) => {
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
    },
  );

  it('opens its menu with the keyboard, and closes the innermost open part on Esc', async () => {
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

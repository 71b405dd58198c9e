import type { Page } from 'playwright-core';

async function openMenu(page: Page, which: 'first' | 'last'): Promise<void> {
  await page.locator('[data-group=menu]').scrollIntoViewIfNeeded();
  await page.locator('[data-group=menu] .x-menu-button')[which]().press('ArrowDown');
}

/** What has to be done in the gallery before a state can be seen: its name, and how. */
export const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'dropdown-open': (page) => page.locator('main .x-header-nav summary').click(),
  'drawer-open': (page) => page.locator('main .x-header-drawer > summary').click(),
  'menu-open': (page) => openMenu(page, 'first'),
  'languages-open': (page) => openMenu(page, 'last'),
  'modal-open': (page) => page.locator('[data-group=modal] .x-button').first().click(),
  'accordion-open': async (page) => {
    for (const title of await page.locator('.x-accordion-title').all()) await title.click();
  },
  toasts: (page) => page.locator('[data-group=message] .gallery-row .x-button').click(),
  copied: async (page) => {
    for (const button of await page.locator('.x-copy .x-button').all()) await button.click();
  },
};

import type { Page } from 'playwright-core';

export interface OpenedState {
  /** Opens the state on a newly loaded gallery page. */
  open: (page: Page) => Promise<void>;
  /** Selector of the part to check. */
  shows: string;
}

async function openMenu(page: Page, which: 'first' | 'last'): Promise<void> {
  await page.locator('[data-group=menu]').scrollIntoViewIfNeeded();
  await page.locator('[data-group=menu] .x-menu-button')[which]().press('ArrowDown');
}

/** States that need an interaction before they are visible. */
export const openedStates: Readonly<Record<string, OpenedState>> = {
  'dropdown-open': {
    open: (page) => page.locator('main .x-header-nav summary').click(),
    shows: 'main .x-header-nav .x-header-panel',
  },
  'drawer-open': {
    open: (page) => page.locator('main .x-header-drawer > summary').click(),
    shows: 'main .x-header-sheet',
  },
  'menu-open': { open: (page) => openMenu(page, 'first'), shows: '.x-menu-popup' },
  'languages-open': { open: (page) => openMenu(page, 'last'), shows: '.x-menu-popup' },
  'modal-open': {
    open: (page) => page.locator('[data-group=modal] .x-button').first().click(),
    shows: '.x-modal[open]',
  },
  'drawer-window-open': {
    open: (page) => page.locator('[data-group=modal] .x-button').nth(1).click(),
    shows: '.x-drawer[open]',
  },
  'accordion-open': {
    open: async (page) => {
      for (const title of await page.locator('.x-accordion-title').all()) await title.click();
    },
    shows: '.x-accordion',
  },
  toasts: {
    open: (page) => page.locator('[data-group=message] .gallery-row .x-button').click(),
    shows: '.x-toasts',
  },
  'popover-open': {
    open: (page) => page.locator('[data-group=navigation] [popovertarget]').click(),
    shows: '.x-popover:popover-open',
  },
  'tooltip-open': {
    open: (page) => page.locator('[data-group=navigation] [aria-describedby]').first().focus(),
    shows: '[role=tooltip]:popover-open',
  },
  'combobox-open': {
    open: (page) => page.locator('[data-group=control] [role=combobox]').first().press('ArrowDown'),
    shows: '.x-options:popover-open',
  },
  'custom-select-open': {
    open: (page) => page.locator('[data-group=control] .x-custom-select button').first().click(),
    shows: '.x-options:popover-open',
  },
  copied: {
    open: async (page) => {
      for (const field of await page.locator('.x-copy').all()) {
        await field.locator('.x-button').click();
        await field
          .locator('.x-copy-status:not([data-outcome=none])')
          .waitFor({ state: 'attached' });
      }
    },
    shows: '.x-copy:last-child',
  },
};

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { desktop, openGallery, phone } from '../openGallery.ts';
import { openedStates } from '../openedStates.ts';

const gallery = openGallery();

/**
 * Returns the accessibility violations per theme. Pages in the same language differ only in
 * `data-theme`, so the page is not reloaded to switch the theme.
 */
async function violationsByTheme(page: Page, within = 'html') {
  const found: Record<string, string[]> = {};
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      const fades = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(fades.map((fade) => fade.finished));
    }, theme);
    found[theme] = await violations(page, { within, bestPractices: within === 'html' });
  }
  return found;
}

describe.each(['en', 'ar'])('in %s', { timeout: 180_000 }, (language) => {
  it('has no accessibility violation on a desktop and a phone', async () => {
    const { page, complaints } = await gallery.open(`dark-${language}`, desktop);
    expect(await violationsByTheme(page)).toEqual({ dark: [], light: [] });
    await page.setViewportSize(phone.viewport);
    expect(await violationsByTheme(page)).toEqual({ dark: [], light: [] });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(Object.entries(openedStates))(
    'has no accessibility violation with %s',
    async (state, { open, shows }) => {
      const size = state === 'drawer-open' ? phone : desktop;
      const { page, complaints } = await gallery.open(`dark-${language}`, size);
      await open(page);
      // Check only the opened part. The previous test checks the rest of the page.
      expect(await violationsByTheme(page, shows)).toEqual({ dark: [], light: [] });
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { desktop, openGallery, phone } from '../openGallery.ts';
import { openedStates } from '../openedStates.ts';

const gallery = openGallery();

/**
 * Returns the violations in both themes. Pages of one language differ only in `data-theme`, so the
 * theme is switched in place.
 */
async function violationsByTheme(page: Page) {
  const found: Record<string, string[]> = {};
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      const fades = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(fades.map((fade) => fade.finished));
    }, theme);
    found[theme] = await violations(page, { bestPractices: true });
  }
  return found;
}

describe.each(['en', 'ar'])('in %s', { timeout: 180_000 }, (language) => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('has no accessibility violation on %s', async (_, options) => {
    const { page, complaints } = await gallery.open(`dark-${language}`, options);
    expect(await violationsByTheme(page)).toEqual({ dark: [], light: [] });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(Object.entries(openedStates))(
    'has no accessibility violation with %s',
    async (state, { open }) => {
      const size = state === 'drawer-open' ? phone : desktop;
      const { page, complaints } = await gallery.open(`dark-${language}`, size);
      await open(page);
      expect(await violationsByTheme(page)).toEqual({ dark: [], light: [] });
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

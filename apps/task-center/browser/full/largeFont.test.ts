import { expect, it } from 'vitest';
import { screenIsThere, screens } from '../support/screens.ts';
import { openAsUser } from '../support/openAsUser.ts';
import { serveTaskCenter } from '../support/taskCenter.ts';

/** Font size in the visitor's browser settings, in px: twice the usual default. */
const defaultFont = 32;
/** Smallest font size in the kit, in rem. */
const smallest = 0.75;

const site = serveTaskCenter([`--blink-settings=defaultFontSize=${defaultFont}`]);

it.each([375, 1280])(
  'scales all text with the browser’s font size setting, at %d px',
  async (width) => {
    const { page } = await openAsUser(site, { viewport: { width, height: 900 } });
    for (const path of screens) {
      await page.goto(`${site.sandbox.url}/en/task-center${path}`);
      await screenIsThere(page);
      const small = await page.evaluate((least) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        while (texts.nextNode()) {
          const { parentElement: parent, data } = texts.currentNode as Text;
          if (!parent?.checkVisibility() || data.trim() === '') continue;
          const size = parseFloat(getComputedStyle(parent).fontSize);
          if (size < least) found.add(`${parent.className || parent.localName}: ${size} px`);
        }
        return [...found];
      }, defaultFont * smallest);
      expect(small, path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  },
);

import { nextFrame } from '@tooling/testing/layoutShift';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { screens, screenIsThere } from './support/screens.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

/** Most characters of a page that may be in the smallest size, 12 px. */
const mostSmall = 0.15;

/** Returns the fraction of the visible characters that are at most 12 px large, and the largest such texts. */
function smallText(page: Page) {
  return page.evaluate(() => {
    const lengths = new Map<string, number>();
    let [all, small] = [0, 0];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || !parent.checkVisibility() || parent.closest('.x-visually-hidden'))
        continue;
      all += text.length;
      if (parseFloat(getComputedStyle(parent).fontSize) > 12) continue;
      small += text.length;
      const name = `${parent.tagName} ${parent.className}`;
      lengths.set(name, (lengths.get(name) ?? 0) + text.length);
    }
    const largest = [...lengths].sort(([, a], [, b]) => b - a).slice(0, 5);
    return { share: small / all, largest };
  });
}

it('has little text of 12 px on every screen, on phones and on desktops', async () => {
  const { page } = await openAsUser(site);
  const found: object[] = [];
  for (const path of screens) {
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await screenIsThere(page);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrame(page);
      const { share, largest } = await smallText(page);
      if (share > mostSmall) found.push({ path, width, share, largest });
    }
  }
  expect(found).toEqual([]);
});

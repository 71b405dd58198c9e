import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere } from '../support/screens.ts';
import { serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

/** Largest share of a page's characters that may be set smaller than 14 px (visual.md, third round). */
const largestShare = 0.15;

it.each(
  ['', '/my-rewards', '/my-campaigns', '/invite', '/faq'].flatMap((path) =>
    [375, 1_280].map((width) => [path, width] as const),
  ),
)('/en/task-center%s sets almost no text in small letters at %i px', async (path, width) => {
  const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
  await page.goto(`${site.sandbox.url}/en/task-center${path}`);
  await screenIsThere(page);
  const [small, all] = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const counts: [number, number] = [0, 0];
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element?.checkVisibility()) continue;
      const length = textContent?.trim().length ?? 0;
      counts[1] += length;
      if (parseFloat(getComputedStyle(element).fontSize) < 14) counts[0] += length;
    }
    return counts;
  });
  expect(all).toBeGreaterThan(200);
  expect(small / all).toBeLessThanOrEqual(largestShare);
  await page.context().close();
});

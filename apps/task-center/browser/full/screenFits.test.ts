import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere, screens } from '../support/screens.ts';
import { serveTaskCenter } from '../support/taskCenter.ts';
import { tooWide } from '../support/tooWide.ts';

const site = serveTaskCenter();

describe.each([
  ['en', 320],
  ['de', 320],
  ['ja-JP', 768],
  ['ar-SA', 320],
  ['ru-RU', 1280],
] as const)('%s fits in %d px', (locale, width) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openAsUser(site, { viewport: { width, height: 800 } }));
  });

  it.each(screens)('on screen "%s"', async (path) => {
    await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
    await screenIsThere(page);
    expect(await page.evaluate(tooWide, 'main')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { watchShifts } from '@tooling/testing/layoutShift';
import { openAs } from '../support/openAs.ts';
import { screenIsThere, screens } from '../support/screens.ts';
import { noShifts, shiftsOfVisit } from '../support/shiftsOfVisit.ts';
import { arm, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

// The header's layout changes at 912 and 1025 px (spec 9). `../cls.test.ts` checks English at 375 and 1440 px.
it.each([
  ['/en/task-center', 911],
  ['/en/task-center', 912],
  ['/en/task-center', 1024],
  ['/en/task-center', 1025],
  ['/ar-SA/task-center', 375],
  ['/ar-SA/task-center', 911],
  ['/ar-SA/task-center', 912],
  ['/ar-SA/task-center', 1024],
  ['/ar-SA/task-center', 1025],
  ['/ar-SA/task-center', 1440],
] as const)('has no layout shifts on %s at %d px', async (address, width) => {
  expect(await shiftsOfVisit(site, address, width)).toEqual(noShifts);
});

describe.each([375, 1280])('has no layout shifts on any screen at %d px', (width) => {
  it.each([
    ['en', 'guest'],
    ['en', 'user'],
    ['ar-SA', 'user'],
  ] as const)('%s, %s', async (locale, visitor) => {
    // Responses arrive after the first paint, so the page renders placeholders first.
    await using _fault = await arm(site.sandbox, {
      path: '/x-api/task-center/v1/*',
      fault: { type: 'delay', ms: 200 },
    });
    for (const path of [...screens, '/invite?ref=FRIEND-7']) {
      const { page } = await openAs(visitor, site, { viewport: { width, height: 800 } });
      const shifts = await watchShifts(page);
      await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`);
      await screenIsThere(page);
      expect(await shifts(), path).toEqual([]);
      await page.context().close();
    }
  });
});

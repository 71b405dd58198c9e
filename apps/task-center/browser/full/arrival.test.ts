import { describe, expect, it } from 'vitest';
import { watchShifts } from '@tooling/testing/layoutShift';
import { screens } from '../support/screens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

/** A chunk may end within a line. The rest of a centered or right-to-left line may then move its first letters. */
const oneLine = 0.005;

// A slow phone paints a page while it loads. Visible elements must not move.
describe.each([375, 1024, 1440])('a page that loads in chunks, at %d px', (width) => {
  it.each(['en', 'ar-SA'])('does not move visible elements: %s', async (locale) => {
    await using _fault = await arm(site.sandbox, {
      path: `/${locale}/*`,
      fault: { type: 'drip', bytes: 300, everyMs: 25 },
    });
    await Promise.all(
      screens.map(async (path) => {
        const { page } = await openTab(site.browser, {
          viewport: { width, height: 800 },
          extraHTTPHeaders: { 'accept-encoding': 'identity' },
        });
        // Scripts load later.
        await page.route('**/*.js', () => {});
        const shifts = await watchShifts(page);
        await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`, {
          waitUntil: 'commit',
        });
        await page.waitForFunction(() => document.querySelector('body > link[rel=stylesheet]'));
        const moved = await shifts();
        const sum = moved.reduce((total, shift) => total + parseFloat(shift), 0);
        expect(sum, `${path} ${moved.join('; ')}`).toBeLessThan(oneLine);
        await page.context().close();
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { watchShifts } from '@tooling/testing/layoutShift';
import { screens } from '../support/screens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

/**
 * Allowed layout shift. A network chunk may end in the middle of a line. If the line is centered or right-to-left, its
 * rest then moves its first letters.
 */
const oneLine = 0.005;

// On a slow connection, the browser paints the page in parts. Visible elements must not move.
describe.each([375, 1024, 1440])('a page whose HTML arrives in chunks, at %d px', (width) => {
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
        // Scripts never load, so only the HTML and CSS can cause shifts.
        await page.route('**/*.js', () => {});
        const shifts = await watchShifts(page);
        await page.goto(`${site.sandbox.url}/${locale}/task-center${path}`, {
          waitUntil: 'commit',
        });
        await page.waitForFunction(() => document.querySelector('body > link[rel=stylesheet]'));
        const moved = await shifts();
        const sum = moved.reduce((total, shift) => total + parseFloat(shift), 0);
        expect(sum, `${path} ${moved.join('; ')}`).toBeLessThan(oneLine);
      }),
    );
  });
});

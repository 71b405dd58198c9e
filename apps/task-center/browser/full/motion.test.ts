import { expect, it } from 'vitest';
import { screenIsThere } from '../support/screens.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// Tabs and pages fade in 120 to 250 ms, and nothing moves where visitors prefer reduced motion.
const site = serveTaskCenter();

it.each([
  ['no-preference', [160], true],
  ['reduce', [], false],
] as const)('with reduced motion set to %s', async (reducedMotion, durations, fades) => {
  const { page } = await openTab(site.browser, { reducedMotion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { fades: viewTransition !== null });
    });
  });
  await page.goto(`${site.sandbox.url}/en/task-center/my-campaigns`);
  await screenIsThere(page);
  const started = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        addEventListener(
          'click',
          () =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const panel = document.querySelector('[role=tabpanel]:not([hidden])');
                resolve(
                  panel!
                    .getAnimations()
                    .map(({ effect }) => effect!.getTiming().duration as number),
                );
              }),
            ),
          { once: true },
        );
      }),
  );
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  expect(await started).toEqual(durations);

  await page.locator('.sections').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await page.waitForFunction(() => 'fades' in window);
  expect(await page.evaluate(() => (window as { fades?: boolean }).fades)).toBe(fades);
});

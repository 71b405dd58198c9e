import { expect, it } from 'vitest';
import { screenIsThere } from '../support/screens.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// Counts the elements whose style the browser computes when a menu opens. Some selectors, such as
// `:has(…) > *`, make it compute the styles of the whole page whenever an element is inserted.
const site = serveTaskCenter();

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

it('a menu that opens restyles only a small part of the page', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 812 } });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await screenIsThere(page);
  await page.waitForLoadState('networkidle');
  const button = page.locator('footer .language-menu button');
  await button.scrollIntoViewIfNeeded();
  const elements = await page.locator('*').count();
  await site.browser.startTracing(page, { categories: ['devtools.timeline'] });
  await button.click();
  await page.getByRole('menu').waitFor();
  const { traceEvents } = JSON.parse(String(await site.browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(elements / 4);
});

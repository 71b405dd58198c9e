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

it.each([
  ['a menu', '/en/task-center'],
  // The EU hides links that other editions offer.
  ['a menu in the EU', '/en/task-center?edition=eu'],
])('%s that opens restyles only a small part of the page', async (_, path) => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 812 } });
  await page.goto(site.sandbox.url + path);
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

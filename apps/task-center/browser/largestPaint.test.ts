import { expect, it } from 'vitest';
import { screenIsThere } from './support/screens.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

// The largest contentful paint of guests must not wait for scripts or the server (decision 25).
const site = serveTaskCenter();

// A title of two lines is larger than this text, and comes with the task.
it.each(['', '/my-rewards', '/task-detail?task-id=daily-trade'])(
  '/task-center%s shows guests its largest text in the static page',
  async (path) => {
    const { page } = await openTab(site.browser, {
      viewport: { width: 412, height: 823 },
      isMobile: true,
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
        Object.assign(window, { largest: element.textContent });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const response = await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await screenIsThere(page);
    const largest = await page.evaluate(() => (window as { largest?: string }).largest);
    const html = (await response?.text())?.replaceAll('&#x27;', "'");
    expect(html).toContain(`>${largest}<`);
  },
);

import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { screenIsThere } from '../support/screens.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// Tasks of the main thread until a page is quiet, by processor time, which varies little on a busy machine. The limits
// are twice the tasks of a quiet machine, so that they also hold on a slower one.
const site = serveTaskCenter();

/** A phone is about four times slower than the machine of a test. */
const slowdown = 4;
/** Tasks above this time delay the answer to an input, in ms. */
const longMs = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in µs. */
  tdur?: number;
  args: { name?: string };
}

/** Returns the processor times of the longest tasks of one load, on a phone, in ms, longest first. */
async function longTasks(browser: Browser, url: string): Promise<number[]> {
  const { page } = await openTab(browser, {
    viewport: { width: 375, height: 812 },
    isMobile: true,
  });
  await browser.startTracing(page, {
    categories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url);
  await screenIsThere(page);
  await page.waitForLoadState('networkidle');
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid}/${tid}`))
    .filter(({ name }) => name === 'RunTask')
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    .filter((ms) => ms > longMs)
    .sort((one, other) => other - one);
}

it.each([
  ['', 10],
  ['/my-campaigns', 8],
  ['/faq', 8],
])('/task-center%s has at most %i long tasks until it is quiet', async (path, most) => {
  const loads: number[][] = [];
  for (let load = 0; load < 3; load += 1) {
    loads.push(await longTasks(site.browser, `${site.sandbox.url}/en/task-center${path}`));
  }
  // Other programs only add time.
  const fewest = loads.reduce((one, other) => (other.length < one.length ? other : one));
  expect(fewest.length, JSON.stringify(loads)).toBeGreaterThan(0);
  expect(fewest.length, JSON.stringify(loads)).toBeLessThanOrEqual(most);
});

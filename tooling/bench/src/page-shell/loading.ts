import type { Browser, CDPSession, Page } from 'playwright-core';

/** Lighthouse's profile of a mid-range phone on slow 4G. */
export const slowPhone = {
  latencyMs: 562.5,
  bytesPerSecond: (1.6 * 1024 * 1024 * 0.9) / 8,
  cpuSlowdown: 4,
  viewport: { width: 412, height: 823 },
} as const;

export interface Loading {
  /** Largest contentful paint, ms after the start of the navigation. */
  lcp: number;
  /** Total blocking time in ms: task time beyond 50 ms between first paint and idle. */
  tbt: number;
  /** Sum of layout shifts without recent input. */
  cls: number;
  /** Compressed size of all scripts loaded until the page is idle, in bytes. */
  scriptBytes: number;
}

/** Time without network activity after which a page counts as idle, in ms. */
const quietMs = 2_000;

/** Time after which a page that still loads files fails the measurement, in ms. */
const longestLoadMs = 60_000;

/** Loads a page with an empty cache on a simulated slow phone and returns the browser's measurements. */
export async function measureLoading(browser: Browser, url: string): Promise<Loading> {
  const context = await browser.newContext({ viewport: slowPhone.viewport, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.bytesPerSecond,
      uploadThroughput: slowPhone.bytesPerSecond,
    });
    await slowDown(session);
    const scripts = countScripts(session);
    await observe(page);
    await page.goto(url);
    await scripts.quiet();
    return { ...(await page.evaluate(readObserved)), scriptBytes: scripts.bytes() };
  } finally {
    await context.close();
  }
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}

function countScripts(session: CDPSession) {
  const scripts = new Set<string>();
  let bytes = 0;
  let lastAt = performance.now();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now();
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return {
    bytes: () => bytes,
    async quiet() {
      const startedAt = performance.now();
      while (performance.now() - lastAt < quietMs) {
        if (performance.now() - startedAt > longestLoadMs) {
          throw new Error(`The page still loads files after ${longestLoadMs / 1000} s.`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

interface Observed {
  lcp: number;
  shifts: number;
  longTasks: { start: number; duration: number }[];
}

/** Makes the next page record its performance entries from the start. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: Observed = { lcp: 0, shifts: 0, longTasks: [] };
    Object.assign(window, { observed });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) observed.shifts += shift.value;
    });
    watch('longtask', ({ startTime, duration }) =>
      observed.longTasks.push({ start: startTime, duration }),
    );
  });
}

/** Returns the recorded figures. This function runs in the page. */
function readObserved(): Omit<Loading, 'scriptBytes'> {
  const { lcp, shifts, longTasks } = (window as unknown as { observed: Observed }).observed;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const tbt = longTasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { lcp, tbt, cls: shifts };
}

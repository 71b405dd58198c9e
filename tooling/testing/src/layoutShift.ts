import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Records every layout shift without recent input, on each page that the tab opens from now on.
 *
 * @returns a function that returns the size and moved elements of each shift since its last call. It first waits for
 *   fonts and the next frames, to include the shifts that they cause.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts: string[] = [];
  await page.exposeFunction('noteShift', (shift: string) => shifts.push(shift));
  await page.addInitScript(() => {
    const { noteShift } = window as unknown as { noteShift(shift: string): Promise<void> };
    const nameOf = (node: Node | null): string => {
      if (!node) return 'nothing';
      if (node instanceof Element) return `${node.localName}.${node.className}`;
      return `${node.nodeName} of ${nameOf(node.parentNode)}`;
    };
    const noted: Promise<void>[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        const names = sources.map(({ node }) => nameOf(node)).join(', ');
        noted.push(noteShift(`${value}: ${names}`));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const noteRest = async () => {
      note(observer.takeRecords());
      await Promise.all(noted);
    };
    Object.assign(window, { noteRest });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrame(page);
    await nextFrame(page);
    await page.evaluate(() => (window as unknown as { noteRest(): Promise<void> }).noteRest());
    return shifts.splice(0);
  };
}

/** Waits until the page has painted another frame, even if the test replaced its timers. */
export async function nextFrame(page: Page): Promise<void> {
  // A test may replace `requestAnimationFrame`, but not IntersectionObserver, which reports with the next frame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

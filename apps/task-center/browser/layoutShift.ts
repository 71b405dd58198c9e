import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Counts from the first paint on how much of a page's own content moved by itself. The header around
 * it is the shell's. Call it before the page opens.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const root = globalThis as unknown as { layoutShift: number };
    root.layoutShift = 0;
    const isContent = ({ node }: { node: Node | null }) =>
      document.querySelector('main')?.contains(node) ?? false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput && entry.sources.some(isContent)) {
          root.layoutShift += entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
}

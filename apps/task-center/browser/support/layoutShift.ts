import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Notes every shift that follows no input, of every page that the tab shows from now on: how much, and
 * what. Returns what reads the notes since the last reading, once the frame that they are of is over.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts: string[] = [];
  await page.exposeFunction('noteShift', (shift: string) => shifts.push(shift));
  await page.addInitScript(() => {
    const { noteShift } = window as unknown as { noteShift(shift: string): void };
    const nameOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) noteShift(`${value}: ${sources.map(nameOf).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
    );
    return shifts.splice(0);
  };
}

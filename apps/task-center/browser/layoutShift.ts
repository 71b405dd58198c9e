import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * What adds up to less is 0.000, which is the goal. Seen now and then: a word of the header that comes to
 * stand 4 px beside where the skeleton had it, 0.00001.
 */
const leastShift = 0.0005;

/**
 * Notes every shift that follows no input, of every page that the tab shows from now on: how much, and
 * what. Returns what reads the notes since the last reading, once the frame that they are of is over.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts: { value: number; what: string }[] = [];
  await page.exposeFunction('noteShift', (value: number, what: string) =>
    shifts.push({ value, what }),
  );
  await page.addInitScript(() => {
    const { noteShift } = window as unknown as {
      noteShift(value: number, what: string): void;
    };
    const nameOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) noteShift(value, sources.map(nameOf).join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
    );
    const noted = shifts.splice(0);
    const sum = noted.reduce((total, { value }) => total + value, 0);
    return sum < leastShift ? [] : noted.map(({ value, what }) => `${value}: ${what}`);
  };
}

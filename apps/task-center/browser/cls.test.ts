import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, serveTaskCenter } from './taskCenter.ts';

// Nothing moves by itself: not when the real header takes the skeleton's place, the account is known,
// prices come, somebody logs in, or the chat appears.
const site = serveTaskCenter();

/** Around the widths at which the header changes (spec 9): 912 and 1025 px. */
const widths = [375, 911, 912, 1024, 1025, 1440];
const addresses = ['/en/task-center', '/ar-SA/task-center'];

/** When the chat is loaded, ms (spec 9). */
const chatMs = 10_000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Notes every shift that follows no input, of every page that the tab shows: how much, and what. */
async function watchShifts(page: Page): Promise<() => string[]> {
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
  return () => shifts.splice(0);
}

/** Until everything that the page asks for by itself is here. */
async function settle(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  await page.locator('.connection[data-state=live]').waitFor();
  await page.locator('.ticker .change').first().waitFor();
  await page.locator('main .task-card').first().waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
  // Shifts are told after the frame that they were in.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
  );
}

describe.each(addresses)('%s', (address) => {
  it.each(widths)('at %d px: cold, chat, warm, login, warm', async (width) => {
    const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
    const shifts = await watchShifts(page);
    await page.goto(site.sandbox.url + address);
    await settle(page);
    expect(shifts(), 'guest, cold').toEqual([]);

    await page.waitForTimeout(chatMs);
    await page.locator('.chat').waitFor();
    await settle(page);
    expect(shifts(), 'guest, chat').toEqual([]);

    await page.reload();
    await settle(page);
    expect(shifts(), 'guest, warm').toEqual([]);

    await page.locator('header .account__login').click();
    await page.locator('[name=email]').fill('demo@brand.com');
    await page.locator('[name=password]').fill('demo-pass-1');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.locator('header .account .x-menu-button').waitFor();
    await settle(page);
    expect(shifts(), 'login').toEqual([]);

    await page.reload();
    await page.locator('header .account .x-menu-button').waitFor();
    await settle(page);
    expect(shifts(), 'user, warm').toEqual([]);
    await page.context().close();
  });
});

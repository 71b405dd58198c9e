import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

it('returns the focus to the button of the chat, also while the offer of the app is away', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 667 } });
  await page.clock.install();
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  await page.clock.runFor(10_000);
  const open = page.getByRole('button', { name: 'Chat with us' });
  // The chat and the offer leave the page's end free.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight));
  await page.clock.runFor(1_000);
  await open.click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await chat.waitFor();
  // The offer leaves the first screen free.
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(1_000);
  await chat.getByRole('button', { name: 'Close' }).press('Enter');
  await open.waitFor();
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

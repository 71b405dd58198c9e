import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

interface SocketState {
  clients: number;
  subscriptions: Record<string, number>;
}

async function socketState(): Promise<SocketState> {
  const state = await fetch(`${site.sandbox.url}/_sandbox/state`);
  return ((await state.json()) as { socket: SocketState }).socket;
}

const clients = async () => (await socketState()).clients;
const until = { timeout: 20_000 };

async function waitForNewPrices(page: Page): Promise<void> {
  const price = page.locator('.ticker__price').first();
  const before = await price.textContent();
  await expect.poll(() => price.textContent(), until).not.toBe(before);
}

/** Opens the hub in two tabs of one browser profile. `script` runs in each tab before the page's scripts. */
async function openTwoTabs(script = '') {
  const { page: first } = await openTab(site.browser);
  const context = first.context();
  await context.addInitScript(script);
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.locator('.ticker__price').nth(6).waitFor();
    await page.locator('.connection[data-state=live]').first().waitFor();
  }
  return [first, second] as const;
}

describe('two tabs', () => {
  it('share one connection, which the second tab takes over when the first closes', async () => {
    const [first, second] = await openTwoTabs();
    expect(await clients()).toBe(1);
    await waitForNewPrices(second);
    await first.close();
    await waitForNewPrices(second);
    expect(await clients()).toBe(1);
    await second.locator('.connection[data-state=live]').first().waitFor();
    await second.close();
    await expect.poll(clients, until).toBe(0);
  });

  it.each([
    ['Web Locks', "Object.defineProperty(navigator, 'locks', { value: undefined })"],
    ['BroadcastChannel', 'delete window.BroadcastChannel'],
  ])('each open a connection in a browser without %s', async (_name, script) => {
    const [first] = await openTwoTabs(script);
    expect(await clients()).toBe(2);
    await first.context().close();
    await expect.poll(clients, until).toBe(0);
  });
});

it('subscribes to no quotes while the ticker and the market list are out of view', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 400 } });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const price = page.locator('.ticker__price').first();
  await expect.poll(() => price.textContent(), until).toMatch(/\d/);
  const subscribed = async () =>
    Object.values((await socketState()).subscriptions).reduce((sum, count) => sum + count, 0);
  await expect.poll(subscribed, until).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(subscribed, until).toBe(0);
  // The last prices stay on the page.
  expect(await price.textContent()).toMatch(/\d/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(subscribed, until).toBeGreaterThan(0);
  await waitForNewPrices(page);
});

describe('a network that blocks WebSockets', () => {
  const block = `
    window.blocked = [];
    window.WebSocket = class extends EventTarget {
      readyState = 0;
      constructor() { super(); window.blocked.push(this); }
      send() {}
      close() {}
    };`;

  it.each([
    ['/en/task-center', 1280, 'dark'],
    ['/ar-SA/task-center', 800, 'light'],
  ] as const)(
    '%s, %d px: shows prices loaded over HTTP, with their time',
    async (path, width, theme) => {
      const { page } = await openTab(site.browser, {
        viewport: { width, height: 800 },
        colorScheme: theme,
      });
      await page.addInitScript(block);
      await page.goto(site.sandbox.url + path);
      const strip = page.locator('.ticker');
      await strip.locator('.connection[data-state=stale] time').waitFor(until);
      expect(await strip.locator('.ticker__price').first().textContent()).toMatch(/\d/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const links = () =>
        page.evaluate(() => (window as unknown as { blocked: unknown[] }).blocked.length);
      const before = await links();
      await strip.getByRole('button').first().click();
      await expect.poll(links, until).toBeGreaterThan(before);
    },
  );
});

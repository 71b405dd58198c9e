import { expect, it } from 'vitest';
import { watchShifts } from '@tooling/testing/layoutShift';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

const globals = [
  'ExchangeFrame',
  'ExchangeAppBridge',
  'ExchangeGlobals',
  'ExchangeAttribution',
  'ExchangeDeepLinks',
];

it('loads five helpers with integrity checks after the page has loaded', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.addInitScript(() => {
    const early: string[] = [];
    Object.assign(window, { early });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !node.src.includes('/helpers/')) continue;
        if (document.readyState !== 'complete' || !node.integrity) early.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.waitForFunction((names) => names.every((name) => name in window), globals);
  expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([]);
  expect(complaints).toEqual([]);
});

it.each([
  ['is missing', { type: 'status', status: 404 }],
  [
    'has other content than its integrity hash',
    { type: 'body', body: 'window.stolen = true', contentType: 'text/javascript' },
  ],
])('logs one warning if a helper %s, does not run it, and loads the others', async (_, fault) => {
  const { page, complaints } = await openTab(site.browser);
  await using _fault = await arm(site.sandbox, { path: '/helpers/globals.js', fault });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const others = globals.filter((name) => name !== 'ExchangeGlobals');
  await page.waitForFunction((names) => names.every((name) => name in window), others);
  await expect
    .poll(() => complaints.filter((text) => text.includes('The helper "globals" is not loaded')), {
      timeout: 20_000,
    })
    .toHaveLength(1);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(complaints.filter((text) => text.includes('is not loaded'))).toHaveLength(1);
});

it('works if the helper manifest cannot be loaded', async () => {
  const { page, complaints } = await openTab(site.browser);
  await using _fault = await arm(site.sandbox, {
    path: '/helpers/manifest.json',
    fault: { type: 'status', status: 503 },
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await expect
    .poll(() => complaints.filter((text) => text.includes('is not loaded')), { timeout: 20_000 })
    .toHaveLength(5);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
});

it('shows the chat over the page after 10 s, without layout shifts', async () => {
  const { page, complaints } = await openTab(site.browser, {
    viewport: { width: 375, height: 812 },
  });
  const shifts = await watchShifts(page);
  await page.clock.install();
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  const open = page.getByRole('button', { name: 'Chat with us' });
  expect(await open.count()).toBe(0);
  // Discards the shifts of the page load, which `cls.test.ts` checks.
  await shifts();
  await page.clock.runFor(10_000);
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Support chat' });
  await panel.getByLabel('Message').fill('<b>hello</b>');
  await page.keyboard.press('Enter');
  await panel.getByText('<b>hello</b>', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await shifts()).toEqual([]);
  expect(complaints).toEqual([]);
});

it('shows no chat if its script fails to load', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.clock.install();
  await using _fault = await arm(site.sandbox, {
    path: '/helpers/chat.js',
    fault: { type: 'cut' },
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  await page.clock.runFor(10_000);
  await expect
    .poll(() => complaints.filter((text) => text.includes('"chat"')), { timeout: 20_000 })
    .toHaveLength(1);
  expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(0);
});

import { violations } from '@tooling/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, phone, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => {
  site.problems.length = 0;
});

/** Markup that sets `window.attacked` if the page inserts it as HTML instead of as text. */
const attack = '<img src=x onerror="window.attacked=1">';

const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Checks that the page is accessible, had no problems and did not run the input as code. */
async function expectSafe(page: Page) {
  expect(await page.evaluate('window.attacked')).toBeUndefined();
  expect(await violations(page, { bestPractices: true })).toEqual([]);
  expect(site.problems).toEqual([]);
  await page.context().close();
}

describe('hosts', () => {
  it('explains trusted and hostile hosts, and writes the input to the URL', async () => {
    const page = await site.open('/explore/hosts/');
    await page.getByLabel('Host or address').fill('https://www.brand.kz/ru-KAZ/task-center');
    await page.getByText('The host ends in brand.kz').waitFor();
    await page.getByText('https://api2.brand.kz').first().waitFor();
    await page.waitForURL(/\?host=https/);
    await choose(page, 'Brand as a subdomain');
    await page.getByText('The host belongs to evil.com').waitFor();
    await page.getByLabel('Host or address').fill(attack);
    await page.getByText('Not trusted', { exact: true }).waitFor();
    await expectSafe(page);
  });

  it('shows hostile markup from the URL as text', async () => {
    const page = await site.open(`/explore/hosts/?host=${encodeURIComponent(attack)}`);
    await page.getByText('Not trusted', { exact: true }).waitFor();
    await expectSafe(page);
  });
});

it('maps links both ways and refuses hostile ones', async () => {
  const page = await site.open('/explore/links/', { viewport: phone, colorScheme: 'dark' });
  await page.getByText('exchangeapp://open/home?tab=3&symbol=BTCUSDT').first().waitFor();
  await choose(page, 'Explain this app link');
  await page.getByText('/trade/spot/BTC/USDT').first().waitFor();
  await page.getByLabel('Web address, path or app link').fill(`/trade/spot/${attack}/USDT`);
  await page.getByText('“base” is absent or invalid').waitFor();
  await choose(page, 'Other site');
  await page.getByText('foreign-origin').waitFor();
  await expectSafe(page);
});

it('shows the result of a call, or its error with the code that handles it', async () => {
  const page = await site.open('/explore/envelopes/');
  await page.getByText('The call resolves to the payload').waitFor();
  const body = page.getByLabel('Response body');
  await body.fill(JSON.stringify({ ret_code: 5, ret_msg: attack }));
  await page.getByText(`Show the reason: ${attack}`).waitFor();
  expect(await page.locator('mark').first().textContent()).toContain("case 'business':");
  await choose(page, 'No answer');
  await page.getByText('timeout of 30000ms exceeded').waitFor();
  await choose(page, 'Own envelope');
  await page.getByText('The call resolves to the payload').waitFor();
  await expectSafe(page);
});

it('reconnects quote-socket after server faults, but not a plain WebSocket', async () => {
  const page = await site.open('/explore/quotes/', { colorScheme: 'dark' });
  const row = (client: string) => page.getByRole('row', { name: client });
  await choose(page, 'Start');
  await row('quote-socket Open').waitFor();
  await row('WebSocket Open').waitFor();
  await page.getByRole('switch', { name: 'Refuse connections' }).check();
  await choose(page, 'Cut');
  await row('quote-socket Waiting').waitFor();
  await row('WebSocket Closed').waitFor();
  await page.getByRole('switch', { name: 'Refuse connections' }).uncheck();
  await row('quote-socket Open').waitFor();
  await choose(page, 'Malformed frames');
  await page.getByRole('switch', { name: 'Flood' }).check();
  await page.waitForURL(/\?faults=flood/);
  await row('quote-socket Open').waitFor();
  await choose(page, 'Stop');
  await page.getByText('Start the server to connect three clients.').waitFor();
  await expectSafe(page);
});

it('simulates calls to the app and faulty replies', async () => {
  const page = await site.open('/explore/bridge/', { viewport: phone });
  const phoneScreen = page.locator('.phone');
  await choose(page, 'Call');
  await phoneScreen.getByText('kyc').waitFor();
  await page.getByLabel('Parameters, as JSON').fill(JSON.stringify({ path: attack }));
  await choose(page, 'Call');
  await phoneScreen.getByText(attack).waitFor();
  await choose(page, 'Script as an address');
  await choose(page, 'Call');
  await phoneScreen.getByText('Not opened').waitFor();
  await page.getByLabel('Fault of the app').selectOption('malformed');
  await choose(page, 'Call');
  await page.getByText('Bridge, invalidReply').waitFor();
  await expectSafe(page);
});

it.each(['hosts', 'links', 'envelopes', 'quotes', 'bridge'])(
  'fits the %s explorer on a phone in right-to-left direction',
  async (name) => {
    const page = await site.open(`/explore/${name}/`, { viewport: phone });
    await page.evaluate("document.documentElement.dir = 'rtl'");
    const overflow = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    expect(site.problems).toEqual([]);
    await page.context().close();
  },
);

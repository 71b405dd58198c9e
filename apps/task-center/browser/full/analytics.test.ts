import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

const site = serveTaskCenter();

interface Stored {
  user_id: number | null;
  payload: Record<string, unknown>;
}

async function collected(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${site.sandbox.url}/_sandbox/analytics`);
  const { events } = (await response.json()) as { events: Stored[] };
  return events.map(({ payload }) => payload);
}

/** Opens and leaves the page, which sends its recorded events. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${site.sandbox.url}/en/task-center?email=somebody%40example.com`);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.goto('about:blank');
}

/** Visits the FAQ as another guest, waits for that visit's event, and returns the path of each event since `time`. */
async function pathsSince(time: number): Promise<unknown[]> {
  const { page } = await openTab(site.browser);
  const path = '/en/task-center/faq';
  await page.goto(site.sandbox.url + path);
  await page.locator('header button.x-header-icon').waitFor();
  await page.goto('about:blank');
  const recent = async () => {
    const events = await collected();
    return events.filter((event) => Number(event.time) >= time).map((event) => event.path);
  };
  await expect.poll(recent, { timeout: 20_000 }).toContain(path);
  return recent();
}

it('reports only the visitor data that the specification lists', async () => {
  const { page } = await openTab(site.browser);
  await visit(page);
  await expect.poll(async () => (await collected()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const events = await collected();
  for (const event of events) {
    expect(Object.keys(event).sort()).toEqual(
      [
        ...['event', 'isApp', 'isPC', 'isPhone', 'isTg', 'is_login', 'path', 'time', 'user_id'],
        'what',
      ].sort(),
    );
  }
  expect(events).toMatchObject([
    {
      event: 'view',
      what: 'page',
      path: '/en/task-center',
      user_id: '',
      isApp: false,
      isPhone: false,
      isPC: true,
      isTg: false,
      is_login: false,
    },
  ]);
});

it('reports started and claimed tasks by name', async () => {
  const { page } = await openAsUser(site, { email: 'newcomer@brand.com' });
  await changeSandbox(site.sandbox, 'users', { email: 'newcomer@brand.com', kycLevel: 1 });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('button', { name: 'Check in', exact: true }).waitFor({ state: 'hidden' });
  await page.goto(`${site.sandbox.url}/en/task-center/campaign-detail?campaign-id=volume-cup`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText(/^You joined/).waitFor();
  await page.goto('about:blank');
  await expect
    .poll(collected)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'claim', what: 'checkIn' }),
        expect.objectContaining({ event: 'start', what: 'join' }),
      ]),
    );
});

it.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)('sends nothing from a browser with %s', async (_, name, value) => {
  const start = Date.now();
  const { page } = await openTab(site.browser);
  await page.addInitScript(
    ([key, signal]) => Object.defineProperty(Navigator.prototype, key, { get: () => signal }),
    [name, value] as const,
  );
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const own = page.getByRole('button', { name: 'Allow usage analytics' });
  await own.waitFor();
  expect(await own.isDisabled()).toBe(true);
  await visit(page);
  expect(await pathsSince(start)).toEqual(['/en/task-center/faq']);
});

it('has a setting that persists until the next visit', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('button', { name: 'Turn off usage analytics' }).click();
  const own = page.getByRole('button', { name: 'Allow usage analytics' });
  await own.waitFor();
  const refused = Date.now();
  await page.goto('about:blank');
  await visit(page);
  expect(await pathsSince(refused)).toEqual(['/en/task-center/faq']);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByText('Live', { exact: true }).waitFor();
  await own.waitFor();
});

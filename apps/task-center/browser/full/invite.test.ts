import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { pageListens } from '../support/pageListens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { tell } from '../support/tell.ts';

const site = serveTaskCenter();
const address = (path = '/en/task-center/invite') => site.sandbox.url + path;
const api = '/x-api/task-center/v1';

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const link = (page: Page) => page.getByLabel('Link', { exact: true });
const friends = (page: Page) => page.locator('.x-table-row:not([aria-hidden])');

/** What the figures of the funnel are, from top to bottom, without the marks around numbers. */
const figures = async (page: Page) =>
  (await page.locator('.invite-funnel__figure').allTextContents()).map(bare);
const bare = (text: string | null) => (text ?? '').replace(/[\u2066\u2069]/g, '');

it('shows code, link, figures and friends, and asks for more of them', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(address());
  await friends(page).first().waitFor();
  expect(await code(page).inputValue()).toBe('DEMO2026');
  expect(await link(page).inputValue()).toBe(address('/en/task-center/invite?ref=DEMO2026'));
  expect(await figures(page)).toEqual(['12', '8', '5']);
  // 5 friends traded, for 20 USDT each.
  expect(bare(await page.locator('.invite-funnel__earned').textContent())).toBe('100\u00a0USDT');
  expect(await friends(page).count()).toBe(10);

  await page.getByRole('button', { name: 'Show more' }).click();
  await friends(page).nth(11).waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each([
  ['/de/task-center/invite', '/de/task-center/invite?ref=DEMO2026'],
  ['/task-center/invite', '/task-center/invite?ref=DEMO2026'],
])('from %s sends friends to %s', async (path, expected) => {
  const { page } = await openAsUser(site);
  await page.goto(address(path));
  const fields = page.locator('.invite-share input');
  await fields.nth(1).waitFor();
  expect(await fields.nth(1).inputValue()).toBe(address(expected));
  await page.context().close();
});

it('copies by keyboard, and hands the text over where the clipboard is closed', async () => {
  const { page } = await openAsUser(site, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address());
  await link(page).waitFor();
  await link(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.x-copy-status[data-outcome=copied]').waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(address('/en/task-center/invite?ref=DEMO2026'));

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.locator('.x-copy').first().getByRole('button').click();
  await page.locator('.x-copy-status[data-outcome=failed]').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('DEMO2026');
  await page.context().close();
});

it('shares where the browser can, and says so where the device did not', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.addInitScript(() => {
    const root = globalThis as unknown as { shared: unknown[]; outcome: string };
    root.shared = [];
    root.outcome = '';
    navigator.share = (data) => {
      root.shared.push(data);
      return root.outcome === ''
        ? Promise.resolve()
        : Promise.reject(new DOMException('no', root.outcome));
    };
  });
  await page.goto(address());
  const share = page.getByRole('button', { name: 'Share the link' });
  const setOutcome = (outcome: string) =>
    page.evaluate((name) => {
      (globalThis as unknown as { outcome: string }).outcome = name;
    }, outcome);
  await share.click();
  expect(
    await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared),
  ).toEqual([
    { title: 'Join me on the exchange', url: address('/en/task-center/invite?ref=DEMO2026') },
  ]);
  await setOutcome('AbortError');
  await share.click();
  await setOutcome('NotAllowedError');
  await share.click();
  // Of the three, only the one that failed is news.
  await page.getByText('Your device did not share it.').waitFor();
  expect(await page.getByRole('button', { name: 'Hide this message' }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('has no share button where the browser cannot', async () => {
  const { page } = await openAsUser(site);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await page.goto(address());
  await link(page).waitFor();
  expect(await page.getByRole('button', { name: 'Share the link' }).count()).toBe(0);
  await page.context().close();
});

it('begins empty, and counts a friend without a reload', async () => {
  const email = 'inviter@example.com';
  const { page, complaints } = await openAsUser(site, { email });
  await page.goto(address());
  await page.getByText('Nobody has signed up yet').waitFor();
  expect(await figures(page)).toEqual(['0', '0', '0']);
  await page.getByRole('link', { name: 'Go to my link' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('share');

  await pageListens(site.sandbox);
  await tell(site.sandbox, 'act', { user: email, kind: 'invite', stage: 'deposited' });
  await friends(page).first().waitFor();
  await expect.poll(() => figures(page)).toEqual(['1', '1', '0']);
  await tell(site.sandbox, 'act', { user: email, kind: 'invite', stage: 'traded' });
  await friends(page).nth(1).waitFor();
  await page.locator('.invite-funnel__earned', { hasText: '20' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('a guest', () => {
  it('is told how it works, and asks the server for nothing of an account', async () => {
    const { page, complaints } = await openTab(site.browser);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(address());
    await page.getByRole('button', { name: 'Get my link' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(calls.filter((path) => path.startsWith(api))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('finds the code of the friend who sent the link on the form', async () => {
    const { page, complaints } = await openTab(site.browser);
    await page.goto(address('/en/task-center/invite?ref=DEMO2026'));
    await page.getByText('the code DEMO2026 is filled in').waitFor();
    await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
    const form = page.getByRole('dialog', { name: 'Create your account' });
    await form.waitFor();
    const values = await form
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values).toContain('DEMO2026');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('whose last visit ended logged in is told the same', async () => {
    const { page } = await openTab(site.browser);
    await page.addInitScript(() => localStorage.setItem('exchange:user-id', '1'));
    await page.goto(address());
    await page.getByRole('button', { name: 'Get my link' }).waitFor();
    await page.context().close();
  });
});

describe('when the server fails', () => {
  it.each([
    ['Something went wrong on our side', { type: 'status', status: 500 }],
    ['No connection', { type: 'cut' }],
    ['Something went wrong on our side', { type: 'body', body: '{"ret_code":0,"result":{}}' }],
  ])('says "%s" for %j, and goes on when asked again', async (title, fault) => {
    const { page } = await openAsUser(site);
    {
      await using _ = await arm(site.sandbox, { path: `${api}/invite`, fault });
      await page.goto(address());
      await page.getByText(title).waitFor();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await friends(page).first().waitFor();
    await page.context().close();
  });

  it('keeps code and figures when only the friends do not come', async () => {
    const { page } = await openAsUser(site);
    {
      const fault = { type: 'status', status: 502 };
      await using _ = await arm(site.sandbox, { path: `${api}/invite-records`, fault });
      await page.goto(address());
      await page.getByText('Something went wrong on our side').waitFor();
      expect(await code(page).inputValue()).toBe('DEMO2026');
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await friends(page).first().waitFor();
    await page.context().close();
  });

  it('keeps the friends that are there when the next ones do not come', async () => {
    const { page } = await openAsUser(site);
    await page.goto(address());
    await friends(page).first().waitFor();
    {
      const fault = { type: 'status', status: 502 };
      await using _ = await arm(site.sandbox, { path: `${api}/invite-records`, fault });
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByText('The rest of the list could not be loaded.').waitFor();
      expect(await friends(page).count()).toBe(10);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await friends(page).nth(11).waitFor();
    await page.context().close();
  });

  it('says that this is not for this region', async () => {
    const { page } = await openAsUser(site);
    await tell(site.sandbox, 'region', { region: 'default', served: false });
    try {
      await page.goto(address());
      await page.getByText('Not available in your region').waitFor();
      await page.getByRole('link', { name: 'See the markets' }).waitFor();
    } finally {
      await tell(site.sandbox, 'region', { region: 'default', served: true });
    }
    await page.context().close();
  });

  it('says that the browser is offline', async () => {
    const { page } = await openAsUser(site);
    await page.route(`**${api}/**`, (route) => route.abort('internetdisconnected'));
    await page.goto(address());
    await page.getByText('No connection').waitFor();
    await page.context().close();
  });
});

import { watchShifts } from '@tooling/testing/layoutShift';
import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { pageListens } from '../support/pageListens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

const site = serveTaskCenter();
const api = '/x-api/task-center/v1';
const address = (path: string) => `${site.sandbox.url}/en/task-center${path}`;

const answer = (code: number) => ({
  type: 'body',
  body: JSON.stringify({ ret_code: code, ret_msg: 'no', result: {} }),
  contentType: 'application/json',
});

/**
 * One fault per screen: the path, the API call that the screen needs, the fault, the error's title and the ways on.
 * `test/loaded.test.tsx` tests every fault.
 */
const screens = [
  ['', 'home', { type: 'cut' }, 'No connection', ['Try again']],
  [
    '/task-detail?task-id=daily-trade&rule-index=0',
    'task',
    answer(10004),
    'Not found',
    ['View all tasks'],
  ],
  [
    '/my-rewards',
    'rewards',
    { type: 'status', status: 502 },
    'Something went wrong',
    ['Try again'],
  ],
  [
    '/reward-detail?reward-id=14',
    'reward',
    { type: 'body', body: '{"ret_code":0,"ret_msg":"OK","result":{"items":' },
    'Something went wrong',
    ['Try again'],
  ],
  [
    '/my-campaigns',
    'campaigns',
    answer(30001),
    'Not available in your region',
    ['View my rewards', 'View my assets', 'Help center'],
  ],
  [
    '/campaign-detail?campaign-id=volume-cup',
    'campaign',
    { type: 'body', body: '{"ret_code":0,"ret_msg":"OK","result":{"next_cursor":null}}' },
    'Something went wrong',
    ['Try again'],
  ],
] as const;

/** Disposing one fault disarms all faults. */
async function armAll(): Promise<AsyncDisposable> {
  const armed = screens.map(([, call, fault]) =>
    arm(site.sandbox, { method: 'GET', path: `${api}/${call}`, fault }),
  );
  const [first] = await Promise.all(armed);
  return first!;
}

// Loads the screens in parallel, because each retries for seconds before it shows a failure.
it('shows an error with a next step, and loads after "Try again", on every screen', async () => {
  const uncaught: string[] = [];
  const tabs = await Promise.all(screens.map(() => openAsUser(site)));
  for (const { page } of tabs) page.on('pageerror', ({ message }) => uncaught.push(message));
  {
    await using _faults = await armAll();
    await Promise.all(
      screens.map(async ([path, , , title, ways], index) => {
        const { page } = tabs[index]!;
        await page.goto(address(path));
        const main = page.getByRole('main');
        await main.getByText(title).waitFor();
        const wayOn = main.locator('.x-empty:visible').locator('a, button');
        expect(await wayOn.allTextContents(), path).toEqual(ways);
      }),
    );
  }
  const retrying = tabs.filter((_, index) => screens[index]![4][0] === 'Try again');
  await Promise.all(
    retrying.map(async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await page.locator('main .x-card:not(.skeleton-card)').first().waitFor();
      expect(await page.locator('main .x-empty:visible').count()).toBe(0);
    }),
  );
  expect(uncaught).toEqual([]);
});

it('shows "not found" for hostile links and runs no script from them', async () => {
  const { page } = await openAsUser(site);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  page.on('dialog', ({ message }) => uncaught.push(message()));
  for (const path of [
    '/task-detail?task-id=no-such-task&rule-index=0',
    '/task-detail?task-id=daily-trade&rule-index=99999',
    '/task-detail?task-id=__proto__&rule-index=0',
    `/task-detail?task-id=${'x'.repeat(5_000)}`,
    '/task-detail?task-id=%ff%fe',
    '/reward-detail?reward-id=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/reward-detail?reward-id=1&reward-code=../../logout',
    '/reward-detail?reward-id=999999999999999999999',
    '/campaign-detail?campaign-id=%00',
    '/campaign-detail?campaign-id=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ]) {
    await page.goto(address(path));
    await page.getByText('Not found').waitFor();
    const name = path.startsWith('/reward-detail') ? 'My rewards' : 'View all tasks';
    await page.locator('[data-failure]').getByRole('link', { name }).waitFor();
  }
  expect(uncaught).toEqual([]);
});

it('asks a guest to log in, and keeps the focus on the button when the server responds', async () => {
  const { page } = await openTab(site.browser);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${api}/**`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address('/my-rewards'));
  const login = page.locator('main').getByRole('button', { name: 'I have an account' });
  // Repeats, because the page may not accept the focus yet.
  const focuses = async () => {
    await login.focus();
    return await login.and(page.locator(':focus')).count();
  };
  await expect.poll(focuses).toBe(1);
  const answered = page.waitForResponse((response) => response.url().includes(api));
  release();
  await answered;
  await page.waitForLoadState('networkidle');
  expect(await login.and(page.locator(':focus')).count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
});

it('closes without a reload if the region becomes blocked, and opens once it is allowed again', async () => {
  const { page } = await openAsUser(site);
  await page.goto(address(''));
  await page.getByRole('heading', { name: 'Daily tasks' }).waitFor();
  await pageListens(site.sandbox);
  await changeSandbox(site.sandbox, 'region', { region: 'nl', served: false });
  await page.getByText('Not available in your region').waitFor();
  expect(await page.getByRole('heading', { name: 'Daily tasks' }).count()).toBe(0);
  // A page that is not offered here promises no rewards.
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Task Center']);
  for (const path of ['', '/my-campaigns', '/invite']) {
    await page.goto(address(path));
    await page.getByText('Not available in your region').waitFor();
    expect(await page.getByRole('main').innerText(), path).not.toMatch(/earn|prize|\bclaim\b/i);
  }
  // The questions stay readable.
  await page.goto(address('/faq'));
  await page.getByText("The Task Center isn't available for your country of residence").waitFor();
  await page.goto(address(''));
  await page.getByText('Not available in your region').waitFor();
  await changeSandbox(site.sandbox, 'region', { region: 'nl', served: true });
  await changeSandbox(site.sandbox, 'region', { region: 'default', served: true });
  await page.reload();
  await page.getByRole('heading', { name: 'Daily tasks' }).waitFor();
});

it.each([375, 1280])(
  'promises guests no rewards where the region is blocked, without layout shifts, at %i px',
  async (width) => {
    const { page } = await openTab(site.browser, { viewport: { width, height: 800 } });
    const shifts = await watchShifts(page);
    await changeSandbox(site.sandbox, 'region', { region: 'nl', served: false });
    for (const path of [
      '',
      '/my-rewards',
      '/my-campaigns',
      '/invite',
      '/invite?ref=DEMO2026',
      '/task-detail?task-id=weekly-trade&rule-index=0',
    ]) {
      await page.goto(address(path));
      await page.getByText('Not available in your region').waitFor();
      await page.locator('header button.x-header-icon').waitFor();
      const main = page.getByRole('main');
      expect(await main.innerText(), path).not.toMatch(
        /earn|prize|\bclaim\b|\bUSDT\b|invited you/i,
      );
      expect(await main.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      await main.getByRole('link', { name: 'View markets' }).waitFor();
      expect(await shifts(), path).toEqual([]);
    }
    await changeSandbox(site.sandbox, 'region', { region: 'nl', served: true });
    await changeSandbox(site.sandbox, 'region', { region: 'default', served: true });
  },
);

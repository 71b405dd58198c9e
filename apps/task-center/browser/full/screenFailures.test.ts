import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { pageListens } from '../support/pageListens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { tell } from '../support/tell.ts';

const site = serveTaskCenter();
const api = '/x-api/task-center/v1';
const address = (path: string) => `${site.sandbox.url}/en/task-center${path}`;

/** Every screen, and the call without which it has nothing to show. */
const screens = [
  ['', 'home'],
  ['/task-detail?task-id=daily-trade&rule-index=0', 'task'],
  ['/my-rewards', 'rewards'],
  ['/reward-detail?reward-id=14', 'reward'],
  ['/my-campaigns', 'campaigns'],
  ['/campaign-detail?campaign-id=volume-cup', 'campaign'],
] as const;

const answer = (code: number) => ({
  type: 'body',
  body: JSON.stringify({ ret_code: code, ret_msg: 'no', result: {} }),
  contentType: 'application/json',
});

/** What can go wrong, what is said, and the way on. */
const failures = [
  ['cut off', { type: 'cut' }, 'No connection', 'Try again'],
  ['a gateway', { type: 'status', status: 502 }, 'Something went wrong on our side', 'Try again'],
  ['not logged in', answer(10007), 'Log in to see this', 'Log in'],
  ['the region', answer(30001), 'Not available in your region', 'See the markets'],
  ['not there', answer(10004), 'There is nothing here', 'See all tasks'],
  [
    'half an answer',
    { type: 'body', body: '{"ret_code":0,"ret_msg":"OK","result":{"items":' },
    'Something went wrong on our side',
    'Try again',
  ],
  [
    'a missing field',
    { type: 'body', body: '{"ret_code":0,"ret_msg":"OK","result":{"next_cursor":null}}' },
    'Something went wrong on our side',
    'Try again',
  ],
] as const;

/** Lets every screen's call fail; disposing of one fault disposes of all. */
async function armEvery(fault: object): Promise<AsyncDisposable> {
  const armed = screens.map(([, call]) =>
    arm(site.sandbox, { method: 'GET', path: `${api}/${call}`, fault }),
  );
  const [first] = await Promise.all(armed);
  return first!;
}

// All screens at once: before one says that it failed, it tries again for seconds.
it.each(failures)(
  'says what is the matter and shows a way on, on every screen: %s',
  async (_, fault, title, way) => {
    await using _faults = await armEvery(fault);
    await Promise.all(
      screens.map(async ([path]) => {
        const { page } = await openAsUser(site);
        const uncaught: string[] = [];
        page.on('pageerror', ({ message }) => uncaught.push(message));
        await page.goto(address(path));
        const main = page.getByRole('main');
        await main.getByText(title).waitFor();
        const wayOn = main.locator('.x-empty').locator('a, button');
        expect(await wayOn.allTextContents(), path).toEqual([way]);
        expect(uncaught, path).toEqual([]);
        await page.context().close();
      }),
    );
  },
);

it('comes back by one press when the exchange does, on every screen', async () => {
  const tabs = await Promise.all(screens.map(() => openAsUser(site)));
  const retry = tabs.map(({ page }) => page.getByRole('button', { name: 'Try again' }));
  {
    await using _faults = await armEvery({ type: 'status', status: 503 });
    await Promise.all(tabs.map(({ page }, index) => page.goto(address(screens[index]![0]))));
    await Promise.all(retry.map((button) => button.waitFor()));
  }
  await Promise.all(
    tabs.map(async ({ page }, index) => {
      await retry[index]!.click();
      await page.locator('main .x-card, main .x-steps').first().waitFor();
      expect(await page.locator('main .x-empty').count()).toBe(0);
      await page.context().close();
    }),
  );
});

it('keeps what it has when it cannot be refreshed, and says so, on every screen', async () => {
  const tabs = await Promise.all(
    screens.map(async ([path]) => {
      const tab = await openAsUser(site);
      await tab.page.goto(address(path));
      await tab.page.locator('main .x-card:not(.skeleton-card)').first().waitFor();
      return tab;
    }),
  );
  await pageListens(site.sandbox, tabs.length);
  {
    await using _faults = await armEvery({ type: 'status', status: 503 });
    await tell(site.sandbox, 'clock', { offsetMs: 1_000 });
    await Promise.all(
      tabs.map(async ({ page }) => {
        await page.getByText('This could not be refreshed and may be out of date.').waitFor();
        expect(await page.locator('main .x-card').count()).toBeGreaterThan(0);
      }),
    );
  }
  await Promise.all(
    tabs.map(async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await page.getByText('This could not be refreshed').waitFor({ state: 'detached' });
      await page.context().close();
    }),
  );
  await tell(site.sandbox, 'clock', { offsetMs: 0 });
});

it.each([
  '/task-detail',
  '/task-detail?task-id=',
  '/task-detail?task-id=no-such-task&rule-index=0',
  '/task-detail?task-id=daily-trade&rule-index=99999',
  '/task-detail?task-id=daily-trade&rule-index=-1',
  '/task-detail?task-id=daily-trade&rule-index=1e3',
  '/task-detail?task-id=daily-trade&rule-index=x',
  '/task-detail?task-id=__proto__&rule-index=0',
  `/task-detail?task-id=${'x'.repeat(5_000)}`,
  '/task-detail?task-id=%ff%fe',
  '/reward-detail',
  '/reward-detail?reward-id=',
  '/reward-detail?reward-id=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/reward-detail?reward-id=1&reward-code=../../logout',
  '/reward-detail?reward-id=999999999999999999999',
  '/campaign-detail',
  '/campaign-detail?campaign-id=%00',
  '/campaign-detail?campaign-id=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
])('calls a link that leads nowhere by its name: %s', async (path) => {
  const { page } = await openAsUser(site);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  page.on('dialog', ({ message }) => uncaught.push(message()));
  await page.goto(address(path));
  await page.getByText('There is nothing here').waitFor();
  await page.getByRole('link', { name: 'See all tasks' }).waitFor();
  expect(uncaught).toEqual([]);
  await page.context().close();
});

it.each([
  ['/my-rewards', 'Log in to see this'],
  ['/reward-detail?reward-id=14', 'Log in to see this'],
])('asks a guest to log in: %s', async (path, title) => {
  const { page } = await openTab(site.browser);
  await page.goto(address(path));
  await page.getByText(title).waitFor();
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await page.context().close();
});

it('asks a guest to log in for the campaigns that are theirs, and shows the others', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(address('/my-campaigns'));
  await page.getByRole('link', { name: 'Volume Cup' }).waitFor();
  await page.getByRole('tab', { name: 'Joined' }).click();
  await page.getByText('Log in to see your campaigns').waitFor();
  await page.context().close();
});

it('asks a guest for nothing where a campaign is over', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(address('/campaign-detail?campaign-id=volume-cup'));
  const reasons = page.locator('.eligibility');
  await reasons.getByText('Log in to start').waitFor();
  await page.goto(address('/campaign-detail?campaign-id=spring-sprint'));
  await page.locator('.detail__states').getByText('Ended').waitFor();
  await page.locator('.facts').first().waitFor();
  expect(await reasons.count()).toBe(0);
  await page.context().close();
});

it('says why a task is closed where somebody lives, and opens it when they have moved', async () => {
  const email = 'mover@example.com';
  const { page } = await openAsUser(site, { email });
  await tell(site.sandbox, 'users', { email, kycLevel: 1, region: 'eu' });
  await page.goto(address('/task-detail?task-id=regional-airdrop&rule-index=0'));
  await page.locator('.detail__states').getByText('Locked').waitFor();
  await page
    .locator('.eligibility [data-met=false]')
    .getByText('Not offered in your region')
    .waitFor();
  await pageListens(site.sandbox);
  await tell(site.sandbox, 'users', { email, region: 'tr' });
  await page.locator('.detail__states').getByText('To do').waitFor();
  await page.context().close();
});

it('closes in a region that it is not offered in, and opens again, while somebody looks', async () => {
  const { page } = await openAsUser(site);
  await page.goto(address(''));
  await page.getByRole('heading', { name: 'Daily tasks' }).waitFor();
  await pageListens(site.sandbox);
  await tell(site.sandbox, 'region', { region: 'nl', served: false });
  await page.getByText('Not available in your region').waitFor();
  expect(await page.getByRole('heading', { name: 'Daily tasks' }).count()).toBe(0);
  await tell(site.sandbox, 'region', { region: 'nl', served: true });
  await tell(site.sandbox, 'region', { region: 'default', served: true });
  await page.reload();
  await page.getByRole('heading', { name: 'Daily tasks' }).waitFor();
  await page.context().close();
});

it('draws words of a newer server plainly', async () => {
  const { page } = await openAsUser(site);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.route(`**${api}/home?*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"kind":"trade"', '"kind":"teleport"')
      .replaceAll('"type":"points"', '"type":"moon_dust"')
      .replaceAll('"state":"in_progress"', '"state":"half_way"')
      .replaceAll('"category":"weekly"', '"category":"hourly"')
      .replaceAll('"state":"ongoing"', '"state":"paused"');
    await route.fulfill({ response, body });
  });
  await page.goto(address(''));
  await page.locator('.task-card').first().waitFor();
  await page.getByText('Not available', { exact: true }).first().waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(
    /moon_dust|half_way|undefined|state_/,
  );
  expect(uncaught).toEqual([]);
  await page.context().close();
});

it('fails a claim at once where there is no network, and does nothing later', async () => {
  const { page } = await openAsUser(site);
  await page.goto(address(''));
  const button = page.getByRole('button', { name: 'Claim: Daily spot trade' });
  await button.waitFor();
  await page.context().setOffline(true);
  await button.click();
  await page.getByText('The server could not be reached.').first().waitFor();
  await page.context().setOffline(false);
  await button.waitFor();
  await page.context().close();
});

it('gives up after a while when nothing is answered, and says so', async () => {
  const { page } = await openAsUser(site);
  await using _fault = await arm(site.sandbox, {
    method: 'GET',
    path: `${api}/home`,
    fault: { type: 'hang' },
  });
  await page.clock.install();
  await page.goto(address(''));
  // Three tries of 30 s each, and the pauses between them.
  for (let tries = 0; tries < 20; tries += 1) {
    await page.clock.fastForward(8_000);
    await page.waitForTimeout(50);
  }
  await page.getByText('This took too long').waitFor();
  await page.context().close();
});

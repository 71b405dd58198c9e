import type { Page, Request } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { looseText } from './support/looseText.ts';
import { openAsUser } from './support/openAsUser.ts';
import { pageListens } from './support/pageListens.ts';
import { arm, serveTaskCenter } from './support/taskCenter.ts';
import { tell } from './support/tell.ts';

const site = serveTaskCenter();
const api = '/x-api/task-center/v1';
const day = 86_400_000;

const address = (path = '') => `${site.sandbox.url}/en/task-center${path}`;
const dailyTask = '/task-detail?task-id=daily-trade&rule-index=0';

afterEach(async () => {
  await tell(site.sandbox, 'clock', { offsetMs: 0 });
});

/** A new account that has finished the daily trade. */
async function openAsTrader(email: string) {
  const tab = await openAsUser(site, { email });
  await tell(site.sandbox, 'act', { user: email, kind: 'trade', amount: '100' });
  await tab.page.goto(address(dailyTask));
  await claimButton(tab.page).waitFor();
  await pageListens(site.sandbox);
  return tab;
}

/** From here on the page hears of nothing, until this is disposed of. */
async function silence(): Promise<AsyncDisposable> {
  const fault = await arm(site.sandbox, {
    path: `${api}/events`,
    fault: { type: 'status', status: 404 },
  });
  await tell(site.sandbox, 'events', { drop: true });
  return fault;
}

/** The claims that the page sends, with the key of each. */
function watchClaims(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes(`${api}/claim?`)) {
      keys.push(request.headers()['idempotency-key'] ?? 'none');
    }
  });
  return keys;
}

/** The big button of the page. */
const claimButton = (page: Page) =>
  page.locator('.detail__action').getByRole('button', { name: 'Claim: Daily spot trade' });
const isClaimed = (page: Page) =>
  page.locator('.detail__states').getByText('Claimed', { exact: true }).waitFor();

/** A reading that a newer one makes needless is given up: nothing is wrong with that. */
const isWrong = (complaint: string) => !complaint.includes('ERR_ABORTED');

/** Points that the account has, as the server counts them. */
async function points(page: Page): Promise<string> {
  const answer = await page.request.get(`${site.sandbox.url}${api}/home`);
  const { result } = (await answer.json()) as { result: { totals: { points: string } } };
  return result.totals.points;
}

it('claims once, however fast somebody presses', async () => {
  const { page, complaints } = await openAsTrader('double@example.com');
  const keys = watchClaims(page);
  await claimButton(page).dblclick();
  await isClaimed(page);
  expect(keys).toHaveLength(1);
  expect(await points(page)).toBe('20');
  expect(complaints.filter(isWrong)).toEqual([]);
  await page.context().close();
});

it('claims once from two tabs at once, and both are right afterwards', async () => {
  const { page } = await openAsTrader('two.tabs@example.com');
  const other = await page.context().newPage();
  await other.goto(address(dailyTask));
  await Promise.all([claimButton(page).waitFor(), claimButton(other).waitFor()]);
  // Both are on their way before one arrives.
  let letGo = () => {};
  const bothPressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const tab of [page, other]) {
    await tab.route(`**${api}/claim?*`, async (route) => {
      await bothPressed;
      await route.continue();
    });
  }
  await claimButton(page).click();
  await other.bringToFront();
  await claimButton(other).click();
  letGo();
  await Promise.all([isClaimed(page), isClaimed(other)]);
  expect(await points(page)).toBe('20');
  await page.context().close();
});

it('hears of a claim that was made in another tab', async () => {
  const { page } = await openAsTrader('elsewhere@example.com');
  await claimButton(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByRole('button', { name: 'Claim: Daily spot trade' }).click();
  await other.getByText(looseText('You received 20 points.')).waitFor();
  await page.bringToFront();
  await isClaimed(page);
  expect(await claimButton(page).count()).toBe(0);
  await page.context().close();
});

it('says so when a reward was claimed elsewhere meanwhile', async () => {
  const { page } = await openAsTrader('meanwhile@example.com');
  await claimButton(page).waitFor();
  await using _silence = await silence();
  const period = new Date().toISOString().slice(0, 10);
  const task = await page.request.get(
    `${site.sandbox.url}${api}/task?task_id=daily-trade&rule_index=0`,
  );
  const { result } = (await task.json()) as { result: { period: string } };
  expect(result.period).toContain(period);
  const elsewhere = await page.request.post(`${site.sandbox.url}${api}/claim`, {
    data: { task_id: 'daily-trade', period: result.period, rule_index: 0 },
    headers: { origin: site.sandbox.url, 'idempotency-key': 'elsewhere-1' },
  });
  expect(((await elsewhere.json()) as { ret_code: number }).ret_code).toBe(0);

  await claimButton(page).click();
  await page.getByText('This was claimed already, perhaps in another tab.').first().waitFor();
  await isClaimed(page);
  expect(await points(page)).toBe('20');
  await page.context().close();
});

it.each([
  ['a key each', (index: number) => `parallel-${index}`, 1],
  ['one key', () => 'parallel-all', 50],
] as const)('claims once with 50 calls at once, %s', async (keys, keyOf, successes) => {
  const { page } = await openAsTrader(`${keys.replaceAll(' ', '.')}@example.com`);
  const task = await page.request.get(
    `${site.sandbox.url}${api}/task?task_id=daily-trade&rule_index=0`,
  );
  const { result } = (await task.json()) as { result: { period: string } };
  const codes = await page.evaluate(
    (calls) =>
      Promise.all(
        calls.map(async ({ path, key, body }) => {
          const headers = { 'content-type': 'application/json', 'idempotency-key': key };
          const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
          return ((await answer.json()) as { ret_code: number }).ret_code;
        }),
      ),
    Array.from({ length: 50 }, (_, index) => ({
      path: `${api}/claim`,
      key: keyOf(index),
      body: { task_id: 'daily-trade', period: result.period, rule_index: 0 },
    })),
  );
  const alreadyClaimed = 30004;
  expect(codes.toSorted()).toEqual(
    Array.from({ length: 50 }, (_, index) => (index < successes ? 0 : alreadyClaimed)),
  );
  await isClaimed(page);
  expect(await claimButton(page).count()).toBe(0);
  expect(await points(page)).toBe('20');
  await page.context().close();
});

it('is right after the exchange was lost in the middle of a claim and came back', async () => {
  const { page } = await openAsTrader('lost@example.com');
  const keys = watchClaims(page);
  // The exchange does it and goes before it can say so; nor can anything be read until it is back.
  // The faults go with it.
  const cut = { type: 'cut', at: 'answer' };
  await arm(site.sandbox, { method: 'POST', path: `${api}/claim`, fault: cut });
  await arm(site.sandbox, { method: 'GET', path: `${api}/*`, fault: cut });
  await claimButton(page).click();
  await page.getByText('Your request may still have arrived').first().waitFor();
  await site.sandbox.close();
  await claimButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await site.restart();
  // The stream comes back and with it what is true.
  await isClaimed(page);
  expect(new Set(keys).size).toBe(1);
  expect(await points(page)).toBe('20');
  await page.context().close();
});

it('gets the first answer when the press is repeated after the exchange came back', async () => {
  const { page } = await openAsTrader('repeated@example.com');
  const keys = watchClaims(page);
  {
    await using _fault = await arm(site.sandbox, {
      method: 'POST',
      path: `${api}/claim`,
      fault: { type: 'cut', at: 'answer' },
    });
    // What the page reads meanwhile is of before the claim.
    await page.route(`**${api}/task?*`, (route) => route.abort());
    await claimButton(page).click();
    await page.getByText('Your request may still have arrived').first().waitFor();
  }
  await claimButton(page).click();
  await page.getByText(looseText('You received 20 points.')).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await points(page)).toBe('20');
  await page.context().close();
});

it('takes a new key after a refusal', async () => {
  const { page } = await openAsTrader('refused@example.com');
  const keys = watchClaims(page);
  await using _fault = await arm(site.sandbox, {
    method: 'POST',
    path: `${api}/claim`,
    times: 1,
    fault: { type: 'body', body: JSON.stringify({ ret_code: 30003, ret_msg: 'x', result: {} }) },
  });
  await claimButton(page).click();
  await page.getByText('This is not finished yet.').first().waitFor();
  await claimButton(page).click();
  await isClaimed(page);
  expect(new Set(keys).size).toBe(2);
  await page.context().close();
});

it('turns into what it is when its time runs out while the page is open', async () => {
  const email = 'late@example.com';
  const { page } = await openAsTrader(email);
  await claimButton(page).waitFor();
  // Claimable until the end of the next day; the stream says that time has moved.
  await tell(site.sandbox, 'clock', { offsetMs: 2 * day });
  await claimButton(page).waitFor({ state: 'detached' });
  await page.locator('.detail__states').getByText('To do').waitFor();
  await page.context().close();
});

it('refuses a claim that came too late, and shows what it is now', async () => {
  const { page } = await openAsTrader('too.late@example.com');
  await claimButton(page).waitFor();
  await using _silence = await silence();
  await tell(site.sandbox, 'clock', { offsetMs: 3 * day });
  await claimButton(page).click();
  await page.getByText('The time for this is over.').first().waitFor();
  await page.locator('.detail__states').getByText('To do').waitFor();
  await page.context().close();
});

it.each([day, -day])(
  'counts on the time of the server on a device that is %d ms off',
  async (off) => {
    const { page } = await openAsUser(site, { email: `clock${off}@example.com` });
    await page.clock.install({ time: Date.now() + off });
    await page.goto(address('/task-detail?task-id=daily-convert&rule-index=0'));
    const countdown = page.locator('.detail__states .deadline');
    await countdown.waitFor();
    const left = day - (Date.now() % day);
    const hours = Math.floor(left / 3_600_000);
    await expect
      .poll(async () => (await countdown.textContent())?.replace(/[\u2066\u2069]/g, ''))
      .toMatch(new RegExp(hours === 0 ? 'm .*left' : `^${hours}h `));
    await page.locator('.detail__states').getByText('To do').waitFor();
    await page.context().close();
  },
);

it('claims everything with one press, and says how much', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(address());
  const all = page.getByRole('button', { name: /^Claim all \d+ rewards$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(5);
  await all.dblclick();
  await page.getByText(`${count} rewards are yours.`).waitFor();
  await page.getByText('Nothing to claim right now.').waitFor();
  expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  expect(complaints.filter(isWrong)).toEqual([]);
  await page.context().close();
});

it('checks in once a day, and both tabs know', async () => {
  const { page } = await openAsUser(site, { email: 'daily@example.com' });
  await page.goto(address());
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByRole('button', { name: 'Check in' }).waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Check in' }).dblclick();
  await page.getByText('Checked in today').waitFor();
  await other.bringToFront();
  await other.getByText('Checked in today').waitFor();
  expect(await points(page)).toBe('5');
  await page.context().close();
});

it('tells the collector what was seen, begun, claimed and refused', async () => {
  const { page } = await openAsTrader('measured@example.com');
  {
    await using _fault = await arm(site.sandbox, {
      method: 'POST',
      path: `${api}/claim`,
      times: 1,
      fault: { type: 'body', body: JSON.stringify({ ret_code: 30003, ret_msg: 'x', result: {} }) },
    });
    await claimButton(page).click();
    await page.getByText('This is not finished yet.').first().waitFor();
  }
  await claimButton(page).click();
  await isClaimed(page);
  await page.goto(address('/task-detail?task-id=daily-convert&rule-index=0'));
  await page.getByRole('link', { name: 'Start now' }).click();
  await page.waitForURL((url) => !url.pathname.includes('task-center'));

  const expected = [
    { event: 'view', what: 'task daily-trade' },
    { event: 'fail', what: 'claim', code: 30003 },
    { event: 'claim', what: 'claim' },
    { event: 'start', what: 'task daily-convert' },
  ];
  const told = async () => {
    const response = await fetch(`${site.sandbox.url}/_sandbox/analytics?limit=1000`);
    const { events } = (await response.json()) as { events: { payload: object }[] };
    return events.map(({ payload }) => payload);
  };
  for (const event of expected) {
    await expect.poll(told).toContainEqual(expect.objectContaining(event));
  }
  await page.context().close();
});

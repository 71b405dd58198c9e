import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  api,
  claimButton,
  dailyTask,
  openAsTrader,
  points,
  stateBadge,
} from './support/claimPage.ts';
import { looseText } from './support/looseText.ts';
import { openAsUser } from './support/openAsUser.ts';
import { arm, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

const address = (path = '') => `${site.sandbox.url}/en/task-center${path}`;

/** Collects the idempotency keys of the claim requests that the page sends. */
function watchClaims(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes(`${api}/claim?`)) {
      keys.push(request.headers()['idempotency-key'] ?? 'none');
    }
  });
  return keys;
}

/** Returns whether a console message is a problem. Aborted requests are not: a newer request replaced them. */
const isWrong = (complaint: string) => !complaint.includes('ERR_ABORTED');

it('claims once if the button is pressed several times', async () => {
  const { page, complaints } = await openAsTrader(site, 'double@example.com');
  const keys = watchClaims(page);
  await claimButton(page).dblclick();
  await stateBadge(page, 'Claimed').waitFor();
  expect(keys).toHaveLength(1);
  expect(await points(site, page)).toBe('20');
  expect(complaints.filter(isWrong)).toEqual([]);
});

it('claims once from two tabs at once, and both show the result', async () => {
  const { page } = await openAsTrader(site, 'two.tabs@example.com');
  const other = await page.context().newPage();
  await other.goto(site.sandbox.url + dailyTask);
  await Promise.all([claimButton(page).waitFor(), claimButton(other).waitFor()]);
  // Holds both requests back until both buttons have been pressed.
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
  await Promise.all([page, other].map((tab) => stateBadge(tab, 'Claimed').waitFor()));
  expect(await points(site, page)).toBe('20');
});

it('updates after a claim in another tab', async () => {
  const { page } = await openAsTrader(site, 'elsewhere@example.com');
  await claimButton(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByRole('button', { name: 'Claim: Daily spot trade' }).click();
  await other.getByText(looseText('Reward received: 20 points.')).waitFor();
  await page.bringToFront();
  await stateBadge(page, 'Claimed').waitFor();
  expect(await claimButton(page).count()).toBe(0);
});

it('shows the correct state after the exchange restarts during a claim', async () => {
  const { page } = await openAsTrader(site, 'lost@example.com');
  const keys = watchClaims(page);
  // The exchange executes the claim, then closes the connection without a response. The injected faults last until
  // the exchange restarts, and also make reads fail.
  const cut = { type: 'cut', at: 'answer' };
  await arm(site.sandbox, { method: 'POST', path: `${api}/claim`, fault: cut });
  await arm(site.sandbox, { method: 'GET', path: `${api}/*`, fault: cut });
  await claimButton(page).click();
  await page.getByText('Your request may have gone through').first().waitFor();
  await site.sandbox.close();
  await claimButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await site.restart();
  // The stream reconnects, and the page shows the current state.
  await stateBadge(page, 'Claimed').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await points(site, page)).toBe('20');
});

it('gets the original response if the claim is repeated after the exchange restarts', async () => {
  const { page } = await openAsTrader(site, 'repeated@example.com');
  const keys = watchClaims(page);
  {
    await using _fault = await arm(site.sandbox, {
      method: 'POST',
      path: `${api}/claim`,
      fault: { type: 'cut', at: 'answer' },
    });
    // Blocks reads, so that the page still shows the data from before the claim.
    await page.route(`**${api}/task?*`, (route) => route.abort());
    await claimButton(page).click();
    await page.getByText('Your request may have gone through').first().waitFor();
  }
  await claimButton(page).click();
  await page.getByText(looseText('Reward received: 20 points.')).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await points(site, page)).toBe('20');
});

it('names every reward and its deadline before and after claiming all', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(address());
  // Some are for derivatives, so that the button opens the sheet to choose.
  const all = page.getByRole('button', { name: /^Review \W*\d+\W* rewards$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(5);
  await all.dblclick();
  const sheet = page.getByRole('dialog', { name: 'Ready to claim' });
  await sheet.getByRole('heading', { name: 'The clock starts when you claim' }).waitFor();
  const clocks = await sheet.getByText(/\d+\W+days\W+to use/).count();
  expect(clocks).toBeGreaterThan(1);
  await sheet.getByRole('button', { name: `Claim all ${count}` }).dblclick();
  const receipt = page.getByRole('dialog', { name: `You claimed ${count} rewards.` });
  await receipt.getByRole('link', { name: 'My rewards' }).waitFor();
  expect(await receipt.locator('.claim-list > li').count()).toBe(count);
  expect(await receipt.getByText(/^You can use it until /).count()).toBe(clocks);
  expect(await receipt.getByRole('link', { name: /^(Activate|Open box|View): / }).count()).toBe(
    count,
  );
  await receipt.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Nothing to claim right now.').waitFor();
  expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  expect(complaints.filter(isWrong)).toEqual([]);
});

it('checks in once per day and updates both tabs', async () => {
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
  expect(await points(site, page)).toBe('5');
});

it('reports viewed, started, claimed and rejected tasks to the collector', async () => {
  const { page } = await openAsTrader(site, 'measured@example.com');
  {
    await using _fault = await arm(site.sandbox, {
      method: 'POST',
      path: `${api}/claim`,
      times: 1,
      fault: { type: 'body', body: JSON.stringify({ ret_code: 30003, ret_msg: 'x', result: {} }) },
    });
    await claimButton(page).click();
    await page.getByText("You can't claim this yet.").first().waitFor();
  }
  await claimButton(page).click();
  await stateBadge(page, 'Claimed').waitFor();
  await page.goto(address('/task-detail?task-id=daily-convert&rule-index=0'));
  await page.getByRole('link', { name: 'Start now' }).click();
  await page.waitForURL((url) => !url.pathname.includes('task-center'));

  const expected = [
    { event: 'view', what: 'task daily-trade' },
    { event: 'fail', what: 'claim', code: 30003 },
    { event: 'claim', what: 'claim' },
    { event: 'start', what: 'task daily-convert' },
  ];
  const sentEvents = async () => {
    const response = await fetch(`${site.sandbox.url}/_sandbox/analytics?limit=1000`);
    const { events } = (await response.json()) as { events: { payload: object }[] };
    return events.map(({ payload }) => payload);
  };
  for (const event of expected) {
    await expect.poll(sentEvents).toContainEqual(expect.objectContaining(event));
  }
});

import type { Page } from 'playwright-core';
import { openAsUser } from './openAsUser.ts';
import { pageListens } from './pageListens.ts';
import { arm, type TaskCenter } from './taskCenter.ts';
import { changeSandbox } from './changeSandbox.ts';

export const api = '/x-api/task-center/v1';

/** Path of the task whose reward the tests claim. */
export const dailyTask = '/en/task-center/task-detail?task-id=daily-trade&rule-index=0';

/** Opens `dailyTask` in a new account that has completed the task. */
export async function openAsTrader(site: TaskCenter, email: string): ReturnType<typeof openAsUser> {
  const tab = await openAsUser(site, { email });
  await changeSandbox(site.sandbox, 'act', { user: email, kind: 'kyc' });
  await changeSandbox(site.sandbox, 'act', { user: email, kind: 'trade', amount: '100' });
  await tab.page.goto(site.sandbox.url + dailyTask);
  await claimButton(tab.page).waitFor();
  await pageListens(site.sandbox);
  return tab;
}

/** Prevents server events from reaching the page until the result is disposed. */
export async function silence({ sandbox }: TaskCenter): Promise<AsyncDisposable> {
  const fault = await arm(sandbox, {
    path: `${api}/events`,
    fault: { type: 'status', status: 404 },
  });
  await changeSandbox(sandbox, 'events', { drop: true });
  return fault;
}

/** The claim button of the page itself, not the smaller ones on cards. */
export const claimButton = (page: Page) =>
  page.locator('.detail__action').getByRole('button', { name: /^Claim .+: Daily spot trade$/ });

/** The badge with the given state of the task. */
export const stateBadge = (page: Page, state: string) =>
  page.locator('.detail__states').getByText(state, { exact: true });

/** Returns the account's points on the server. */
export async function points({ sandbox }: TaskCenter, page: Page): Promise<string> {
  const answer = await page.request.get(`${sandbox.origins.api}${api}/home`);
  const { result } = (await answer.json()) as { result: { totals: { points: string } } };
  return result.totals.points;
}

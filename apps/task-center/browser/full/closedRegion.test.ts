import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere } from '../support/screens.ts';
import { serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

// Screens of a closed task centre only offer what can be done there.
const site = serveTaskCenter();
const elsewhere = ['View my rewards', 'View my assets', 'Help center'];
const sections = ['Tasks', 'My rewards', 'Campaigns', 'Invite friends', 'FAQ'];

const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');

/** Opens a tab of an account that lives where the task centre is closed, and that holds one reward. */
async function openRestricted() {
  const user = `${randomUUID()}@brand.com`;
  const { page } = await openAsUser(site, { email: user });
  await changeSandbox(site.sandbox, 'users', { email: user, region: 'eu' });
  await changeSandbox(site.sandbox, 'region', { region: 'eu', served: false });
  await changeSandbox(site.sandbox, 'region', { region: 'default' });
  const { reward_id } = await changeSandbox(site.sandbox, 'rewards', { user, give: 'coupon-5' });
  return { page, rewardId: String(reward_id) };
}

it('offers nothing that cannot be done, on any screen', async () => {
  const { page, rewardId } = await openRestricted();
  const tabs = ['Ready to claim 1', 'Active 0', 'Used 0', 'No longer valid 0'];
  const screens: Record<string, readonly string[]> = {
    '': elsewhere,
    '/task-detail?task-id=weekly-trade&rule-index=0': elsewhere,
    '/my-campaigns': elsewhere,
    '/campaign-detail?campaign-id=volume-cup': elsewhere,
    '/invite': elsewhere,
    '/points': [...sections, 'My rewards'],
    '/my-rewards': [...sections, ...tabs, 'A gift from us', 'Fee coupon'],
    [`/reward-detail?reward-id=${rewardId}`]: [...sections, 'My rewards', 'Fee coupon'],
  };
  for (const [path, controls] of Object.entries(screens)) {
    await page.goto(`${site.sandbox.url}/en/task-center${path}`);
    await screenIsThere(page);
    const shown = page.locator('main').locator('a, button, summary').filter({ visible: true });
    const beside = page
      .locator('main:has([data-failure]) .risk-note, .page-heading__lead')
      .filter({ visible: true });
    expect(await beside.count(), path).toBe(0);
    expect((await shown.allInnerTexts()).map(plain), path).toEqual(controls);
  }
});

import { expect, it } from 'vitest';
import { leadGuestToUsedReward } from './support/guestJourney.ts';
import { looseText } from './support/looseText.ts';
import { openAsUser } from './support/openAsUser.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

it('lets a new user earn, claim and use a reward without a reload', () =>
  leadGuestToUsedReward(site));

it('links from the rank in an ended campaign to the prize, and claims it', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center/my-campaigns`);
  await page.getByRole('tab', { name: 'Ended' }).click();
  await page.getByRole('link', { name: 'Spot Sprint', exact: true }).click();
  await page.getByRole('link', { name: looseText('44 USDT') }).click();
  await page.getByRole('heading', { name: 'Fee coupon' }).waitFor();
  await page
    .locator('.detail__action')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await page.locator('.detail__states').getByText('Active', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

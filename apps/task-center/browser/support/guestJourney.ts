import { expect } from 'vitest';
import { chooseResidence } from './loginStates.ts';
import { looseText } from './looseText.ts';
import { pageListens } from './pageListens.ts';
import { openTab, type TaskCenter } from './taskCenter.ts';
import { changeSandbox } from './changeSandbox.ts';
import { typeInto } from './typeInto.ts';

/** Signs up a guest, completes tasks, claims and uses a reward. Only the sign-up reloads the page. */
export async function leadGuestToUsedReward(site: TaskCenter): Promise<void> {
  const email = 'whole.way@example.com';
  const { page, complaints } = await openTab(site.browser);
  const doing = (kind: string, amount?: string) =>
    changeSandbox(site.sandbox, 'act', { user: email, kind, ...(amount && { amount }) });
  const markPage = () => page.evaluate(() => Object.assign(window, { isSamePage: true }));
  /** Confirms a claim that starts the time to use the reward, and closes the receipt. */
  const confirmClaim = async (receipt: string, button: string | RegExp = /^Claim/) => {
    const sheet = page.getByRole('dialog', { name: 'Ready to claim' });
    await sheet.getByRole('button', { name: button }).click();
    const window = page.getByRole('dialog', { name: looseText(receipt) });
    await window.getByRole('button', { name: 'Dismiss' }).click();
    await window.waitFor({ state: 'hidden' });
  };
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

  // A guest sees the tasks and signs up.
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('heading', { name: 'Welcome package' }).waitFor();
  expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign up to get started' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await chooseResidence(dialog);
  await typeInto(dialog.getByRole('textbox', { name: 'Email' }), email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await typeInto(dialog.getByLabel('Password', { exact: true }), 'a-long-password');
  await dialog.getByRole('checkbox', { name: /years old/ }).check();
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const welcome = page.getByRole('dialog', { name: 'Your account is ready' });
  await welcome.getByText(looseText('50 points')).waitFor();
  await Promise.all([
    page.waitForEvent('load'),
    welcome.getByRole('button', { name: 'Start earning' }).click(),
  ]);

  // Claims the reward of the first step, which opening the account has completed.
  await page.getByRole('button', { name: 'Claim 1 reward' }).click();
  await page.getByText(looseText('Reward received: 50 points.')).waitFor();
  await page.getByText('1 of 6 done').waitFor();
  await page.locator('.points-tile', { hasText: looseText('50 points') }).waitFor();

  // Activity elsewhere on the exchange appears without a reload.
  await markPage();
  await pageListens(site.sandbox);
  await doing('kyc');
  await page.getByRole('button', { name: 'Claim 1 reward' }).waitFor();
  expect(await isSamePage()).toBe(true);
  await page
    .getByRole('link', { name: /Make your first deposit$/ })
    .first()
    .click();

  await page.getByRole('heading', { level: 1, name: 'Make your first deposit' }).waitFor();
  await pageListens(site.sandbox);
  expect(await page.getByRole('progressbar', { name: 'Make your first deposit' }).count()).toBe(0);
  await markPage();
  await doing('deposit', '40');
  await page.locator('[aria-valuetext^="\u206640\u2069 of"]').waitFor();
  await doing('deposit', '60');
  const claim = page.getByRole('button', { name: /^Claim .+: Make your first deposit$/ });
  await claim.click();
  await confirmClaim('Reward received: 10 USDT (Fee coupon).');
  await page.getByRole('main').getByText('Claimed').first().waitFor();
  expect(await isSamePage()).toBe(true);

  // Claims several rewards, of which one has to be activated.
  await doing('trade', '50');
  await doing('derivatives', '200');
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('button', { name: looseText('Review 3 rewards') }).click();
  await confirmClaim('You claimed 3 rewards.', 'Claim all 3');
  await page.getByText('5 of 6 done').waitFor();
  await page.locator('.sections').getByRole('link', { name: 'My rewards' }).click();
  await page.getByRole('tab', { name: /^Active/ }).click();
  await page.getByRole('button', { name: 'Activate: Trial fund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await page.getByText(/^Reward activated: /).waitFor();
  // Its link covers the row, and names where the reward is from, because the chip shows its kind.
  await page.getByRole('link', { name: 'Try derivatives', exact: true }).press('Enter');

  await page.getByRole('link', { name: 'Use now' }).waitFor();
  await pageListens(site.sandbox);
  await markPage();
  await doing('derivatives', '30');
  await page.getByRole('cell', { name: /30 USDT/ }).waitFor();
  await doing('derivatives', '70');
  await page.getByRole('main').getByText('Used up', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Use now' }).count()).toBe(0);
  expect(await isSamePage()).toBe(true);
  // Ignores requests that the page aborted because a newer one replaced them.
  expect(complaints.filter((text) => !text.includes('ERR_ABORTED'))).toEqual([]);
}

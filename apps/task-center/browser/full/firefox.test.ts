import { violations } from '@tooling/testing/axe';
import { expect, it } from 'vitest';
import { hasBothColors } from '../support/chartProbes.ts';
import { leadGuestToUsedReward } from '../support/guestJourney.ts';
import { pressPrice } from '../support/pressPrice.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { typeInto } from '../support/typeInto.ts';

const site = serveTaskCenter([], 'firefox');

async function open(address: string) {
  const tab = await openTab(site.browser, { viewport: { width: 1280, height: 800 } });
  await tab.page.goto(site.sandbox.url + address);
  return tab;
}

it('lets a new user earn, claim and use a reward without a reload', () =>
  leadGuestToUsedReward(site));

it('logs in and out', async () => {
  const { page, complaints } = await open('/en/task-center');
  const login = page.getByRole('button', { name: 'Log in', exact: true });
  await login.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await typeInto(dialog.getByRole('textbox', { name: 'Email' }), 'demo@brand.com');
  await typeInto(dialog.getByLabel('Password', { exact: true }), 'demo-pass-1');
  await page.keyboard.press('Enter');
  const account = page.getByRole('button', { name: /^Account/ });
  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await login.waitFor();
  expect(await account.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('opens the chart of the pressed market by mouse and keyboard, in every interval', async () => {
  const { page, complaints } = await open('/en/task-center');
  await page.locator('.check-in').waitFor();
  await page.locator('.market').scrollIntoViewIfNeeded();
  const row = page.locator('.market__row', { hasText: 'ETHUSDT' });
  await row.locator('.flash').waitFor();
  await pressPrice(page, 'ETHUSDT');
  const dialog = page.getByRole('dialog', { name: 'ETHUSDT chart' });
  const picture = dialog.getByRole('img', { name: /^ETHUSDT, .+: open / });
  await picture.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await dialog.getByRole('tab', { name: '15 min' }).focus();
  for (const name of ['1 hour', '1 day', '1 min']) {
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    await picture.waitFor();
    await page.waitForFunction(hasBothColors);
  }
  expect(complaints).toEqual([]);
});

it.each(['/en/task-center', '/ar-SA/task-center'])('%s has no axe violations', async (address) => {
  const { page } = await open(address);
  await page.locator('.ticker .change').first().waitFor();
  await page.locator('.check-in').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.market').scrollIntoViewIfNeeded();
  await page.locator('.market__open').first().click();
  await page.locator('.chart__canvas canvas').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

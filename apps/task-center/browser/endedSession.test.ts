import { expect, it } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { screenIsThere } from './support/screens.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

it('continues a claim that the end of the session interrupted, after the login in place', async () => {
  const { page } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center/my-rewards`);
  await screenIsThere(page);
  const list = page.getByRole('tabpanel');
  await list.getByRole('button', { name: 'Claim: One-trade loss refund' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ready to claim' });
  const button = await sheet.getByRole('button', { name: /^Claim/ }).elementHandle();
  await page.context().clearCookies();
  // Without a pointer, because the page could notice the end of the session while the pointer moves.
  await button?.evaluate((element) => (element as HTMLElement).click());

  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByText("You've been logged out. Log in again.").waitFor();
  await login.getByRole('textbox', { name: 'Email' }).fill('demo@brand.com');
  await login.getByLabel('Password', { exact: true }).fill('demo-pass-1');
  await page.keyboard.press('Enter');

  const receipt = page.getByRole('dialog', { name: /^Reward received/ });
  await receipt.getByRole('link', { name: /^(View|Activate|Open): / }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/task-center/my-rewards');
});

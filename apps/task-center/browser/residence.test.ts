import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { chooseResidence } from './support/loginStates.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

async function openSignUp() {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('button', { name: 'Sign up to get started' }).first().click();
  return { page, dialog: page.getByRole('dialog', { name: 'Create your account' }) };
}

it('gives residents of Germany the offers of the EU on the default edition', async () => {
  const { page, dialog } = await openSignUp();
  await chooseResidence(dialog, 'Germany');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@example.com`);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('a-long-password');
  await dialog.getByRole('checkbox', { name: /years old/ }).check();
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const welcome = page.getByRole('dialog', { name: 'Your account is ready' });
  await Promise.all([
    page.waitForEvent('load'),
    welcome.getByRole('button', { name: 'Start earning' }).click(),
  ]);
  await page
    .getByRole('button', { name: /^Claim/ })
    .first()
    .waitFor();
  const shown = await page.locator('main').innerText();
  // Residents of other countries can try derivatives.
  expect(shown).toContain('Verify your identity');
  expect(shown).not.toMatch(/trial fund|derivatives/i);
  const answer = await page.request.get(
    `${site.sandbox.url}/x-api/task-center/v1/home?edition=default&lang=en`,
  );
  expect(await answer.json()).toMatchObject({ result: { viewer: { region: 'eu' } } });
});

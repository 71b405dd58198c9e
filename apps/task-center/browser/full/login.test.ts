import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { chooseResidence } from '../support/loginStates.ts';
import { switchLook } from '../support/look.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

const site = serveTaskCenter();

/** URL of the site with a hostname, because passkeys don't work on IP addresses such as 127.0.0.1. */
const named = () => site.sandbox.url.replace('127.0.0.1', 'localhost');

/** Returns the newest code that the sandbox mailed to an address. */
async function newestCode(to: string): Promise<string> {
  const answer = await fetch(`${site.sandbox.url}/_sandbox/mailbox`);
  const { mails } = (await answer.json()) as { mails: { to: string; code?: string }[] };
  const code = mails.find((mail) => mail.to === to && mail.code !== undefined)?.code;
  if (code === undefined) throw new Error(`The mailbox has no code for ${to}.`);
  return code;
}

async function register(email: string): Promise<void> {
  const { url } = site.sandbox;
  const answer = await fetch(`${url}/x-api/user/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'an-old-pass-1',
      residence: 'BR',
      acceptedTerms: true,
      confirmedAge: true,
    }),
  });
  expect(await answer.json()).toMatchObject({ ret_code: 0 });
}

const account = (page: Page) => page.locator('header .account__name');

async function openLogin(page: Page, origin = site.sandbox.url, locale = 'en') {
  await page.goto(`${origin}/${locale}/task-center`);
  await page.locator('.account__login').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').waitFor();
  return dialog;
}

async function enterPassword(page: Page, email: string, password: string) {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').fill(email);
  await dialog.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

it('resets a forgotten password with a mailed code', async () => {
  const email = 'forgetful@example.com';
  await register(email);
  const { page, complaints } = await openTab(site.browser);
  const dialog = await openLogin(page);
  await dialog.locator('input[name=email]').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('6-digit code').waitFor();
  await dialog.getByLabel('6-digit code').fill(await newestCode(email));
  await dialog.getByLabel('New password', { exact: true }).fill('a-new-pass-2');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByText('Your password was changed').waitFor();
  await enterPassword(page, email, 'a-new-pass-2');
  await account(page).waitFor();
  expect(complaints).toEqual([]);
});

it('asks for a code if the account requires one, and accepts a pasted code', async () => {
  const email = 'careful@example.com';
  await register(email);
  await changeSandbox(site.sandbox, 'users', { email, loginCode: true });
  const { page, complaints } = await openTab(site.browser);
  const dialog = await openLogin(page);
  await enterPassword(page, email, 'an-old-pass-1');
  const code = dialog.getByLabel('6-digit code');
  await code.waitFor();
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  const right = await newestCode(email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await dialog.getByText('Incorrect code.').waitFor();
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
  await page.keyboard.press('Enter');
  await account(page).waitFor();
  expect(complaints).toEqual([]);
});

it('adds a passkey after a login, and logs in with it', async () => {
  const email = 'modern@example.com';
  await register(email);
  const { page, complaints } = await openTab(site.browser);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openLogin(page, named());
  await enterPassword(page, email, 'an-old-pass-1');
  await account(page).waitFor();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  const security = page.getByRole('dialog', { name: 'Security' });
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  // The server requires the password before it changes the account.
  await security.getByText('Enter your password to change').waitFor();
  expect(await violations(page)).toEqual([]);
  await security.locator('input[name=password]').fill('an-old-pass-1');
  await page.keyboard.press('Enter');
  await security.getByRole('listitem').waitFor();
  // The device already has a passkey for this account.
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  await security.getByText('This device already has a passkey').waitFor();
  expect(await violations(page)).toEqual([]);
  await security.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.locator('.account__login').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in with a passkey' }).click();
  await account(page).waitFor();
  expect(await account(page).textContent()).toBe('modern');
  expect(complaints).toEqual([]);
});

it('closes the login when another tab logs in', async () => {
  const email = 'two.tabs@example.com';
  await register(email);
  const { page } = await openTab(site.browser);
  const dialog = await openLogin(page);
  const other = await page.context().newPage();
  await openLogin(other);
  await enterPassword(other, email, 'an-old-pass-1');
  await account(other).waitFor();
  await account(page).waitFor();
  await dialog.waitFor({ state: 'detached' });
});

// The default language, a right-to-left one, one with longer texts, and one of another edition.
it.each(['en', 'ar-SA', 'es-MX', 'en-HK'])(
  'has no axe violations in any step, in %s',
  async (locale) => {
    const email = `axe.${locale.toLowerCase()}@example.com`;
    await register(email);
    const { page } = await openTab(site.browser, { reducedMotion: 'reduce' });
    const dialog = await openLogin(page, site.sandbox.url, locale);
    const check = async () => {
      await switchLook(page, { colorScheme: 'dark', width: 1280 });
      const dark = await violations(page);
      await switchLook(page, { colorScheme: 'light', width: 375 });
      return [...dark, ...(await violations(page))];
    };
    expect(await check()).toEqual([]);
    await dialog.locator('.login-form__link').click();
    await dialog.locator('input[name=email]').fill(email);
    expect(await check()).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.locator('input[name=code]').waitFor();
    await dialog.locator('input[name=password]').press('Enter');
    await dialog.locator('[aria-invalid]').first().waitFor();
    expect(await check()).toEqual([]);
    await dialog.locator('.login-form__more button').last().click();
    await dialog.locator('.login-form__switch button').click();
    await dialog.locator('input[data-field=residence]').waitFor();
    // Some locales suggest a country, so only the email is missing in each of them.
    await dialog.locator('input[name=email]').fill('');
    await dialog.locator('button[type=submit]').click();
    expect(await check()).toEqual([]);
    await chooseResidence(dialog);
    await dialog.locator('input[name=email]').fill(`new.${email}`);
    await page.keyboard.press('Enter');
    await dialog.locator('input[name=consent]').waitFor();
    await page.keyboard.press('Enter');
    expect(await check()).toEqual([]);
    await dialog.locator('input[name=password]').fill('a-long-password');
    await dialog.locator('input[name=age]').check();
    await dialog.locator('input[name=consent]').check();
    await dialog.locator('input[name=password]').press('Enter');
    await dialog.locator('.login-welcome strong').waitFor();
    expect(await check()).toEqual([]);
  },
);

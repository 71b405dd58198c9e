import type { Script } from '@exchange/app-bridge/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../support/demoToken.ts';
import { appUserAgent, callsOf, injectApp, never } from '../support/nativeHost.ts';
import { requestsAreReported } from '../support/reportedRequests.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();
/** Generous timeout in ms, because the machine that runs the tests may be busy. */
const patient = { timeout: 20_000 };
const phone = { viewport: { width: 375, height: 812 }, userAgent: appUserAgent };

const guest = { type: 'reply', data: { uid: 0 } } as const;

async function openApp(first: Script, later?: Script) {
  const { page, complaints } = await openTab(site.browser, phone);
  await injectApp(page, first, later);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.locator('.check-in').first().waitFor();
  return { page, complaints, loads: () => loads };
}

/** Taps the login button in the content, because pages inside the app have no header. */
const tapLogin = (page: Page) => page.getByRole('button', { name: 'I have an account' }).click();
/** Waits until the page has stored the user id, which it does after a login (spec 3). */
const isLoggedIn = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('exchange:user-id') !== null);
const webWindow = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

describe('in app version 3.6.1', () => {
  it.each([
    ['present from the start', 0],
    ['that appears after 2,900 ms', 2_900],
  ])(
    'the app %s: logs in on its login page, loads the profile and reloads once',
    async (_, appears) => {
      const user = {
        type: 'reply',
        data: { uid: 1, userToken: await demoToken(site.sandbox) },
      } as const;
      // The first reply is for the page load, the second for the login.
      const first: Script = {
        latencyMs: 20,
        appearsAfterMs: appears,
        methods: { 'UserProfile.getUserProfile': [guest, user] },
      };
      const later: Script = { latencyMs: 20, methods: { 'UserProfile.getUserProfile': user } };
      const { page, loads, complaints } = await openApp(first, later);
      const tokens: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/user/profile')) tokens.push(request.headers().usertoken);
      });
      await tapLogin(page);
      await isLoggedIn(page);
      await expect.poll(loads, patient).toBe(2);
      // The page sent the token once after the login, and once after the reload.
      const { userToken } = user.data;
      await expect.poll(() => tokens.filter(Boolean), patient).toEqual([userToken, userToken]);
      expect(await page.locator('dialog[open]').count()).toBe(0);

      const [cookie] = (await page.context().cookies()).filter(({ name }) => /token/.test(name));
      expect(cookie?.name).toBe('exchange_user_token-local');
      const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      expect(await page.evaluate(() => localStorage.getItem('exchange:user-id'))).toBe('1');
      expect(complaints).toEqual([]);
    },
  );

  it('opens its login page and its registration page', async () => {
    for (const [name, params] of [
      ['I have an account', { path: 'loginpage', fromWeb: 1 }],
      ['Sign up to get started', { path: 'register', fromWeb: 1, directlyRegister: true }],
    ] as const) {
      const { page } = await openApp({ methods: { 'Router.push': { type: 'hang' } } });
      await page.getByRole('button', { name }).first().click();
      await page.getByText('Just a moment…').waitFor();
      const pushes = (await callsOf(page)).filter(({ method }) => method === 'Router.push');
      expect(pushes).toEqual([{ method: 'Router.push', params }]);
    }
  });

  it('changes nothing if the user closes the login page without logging in', async () => {
    const { page, loads } = await openApp({});
    await tapLogin(page);
    await page.waitForFunction(
      () =>
        (window as unknown as { nativeCalls: { method: string }[] }).nativeCalls.filter(
          ({ method }) => method === 'getUserProfile',
        ).length === 2,
    );
    await page.getByText('Just a moment…').waitFor({ state: 'hidden' });
    await requestsAreReported(page);
    expect(loads()).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

it.each<[string, Script]>([
  ['of version 3.6.0', { appVersion: '3.6.0' }],
  ['without a bridge', { appearsAfterMs: never }],
  ['that never replies', { methods: { 'SystemInfo.getAppConfig': { type: 'hang' } } }],
  ['whose router fails', { methods: { 'Router.push': { type: 'fail', code: 7 } } }],
  ['whose router sends malformed replies', { methods: { 'Router.push': { type: 'malformed' } } }],
])('logs in with the web’s dialog in an app %s', async (_, script) => {
  const { page, loads } = await openApp(script);
  await tapLogin(page);
  await webWindow(page).waitFor();
  await webWindow(page).getByRole('textbox', { name: 'Email' }).fill('demo@brand.com');
  await webWindow(page).getByLabel('Password', { exact: true }).fill('demo-pass-1');
  await page.keyboard.press('Enter');
  await isLoggedIn(page);
  await expect.poll(loads, patient).toBe(2);
});

it('waits for an app that does not reply, and opens the dialog on a second tap', async () => {
  const { page } = await openApp({ methods: { 'Router.push': { type: 'hang' } } });
  await tapLogin(page);
  const waiting = page.getByText('Just a moment…');
  await waiting.waitFor();
  await waiting.waitFor({ state: 'hidden' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await tapLogin(page);
  await webWindow(page).waitFor();
});

it('loads helper scripts in the app, but no chat', async () => {
  const { page } = await openTab(site.browser, phone);
  await injectApp(page, {});
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.waitForFunction(() => 'ExchangeAppBridge' in window);
  await page.clock.runFor(60_000);
  await requestsAreReported(page);
  expect(requestedUrls).toContain('/helpers/globals.js');
  expect(requestedUrls).not.toContain('/helpers/chat.js');
  expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(0);
});

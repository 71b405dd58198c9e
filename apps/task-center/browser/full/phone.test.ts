import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();
const patient = { timeout: 20_000 };

/** Opens the phone simulator with default settings or the settings of a URL query. Returns it and the page it shows. */
async function openPhone({ width = 1280, set = '' } = {}) {
  const { page, complaints } = await openTab(site.browser, { viewport: { width, height: 900 } });
  await page.goto(`${site.sandbox.url}/_sandbox/phone${set}`);
  const phone = page.frameLocator('#page');
  await isReady(phone);
  return { page, phone, complaints };
}

const isReady = (phone: FrameLocator) => phone.locator('.check-in').first().waitFor();
const tapLogin = (phone: FrameLocator) =>
  phone.getByRole('button', { name: 'I have an account' }).click();
const webWindow = (phone: FrameLocator) => phone.getByRole('dialog', { name: 'Log in' });
const sheet = (page: Page, name: string) => page.getByRole('region', { name });

/** Reloads the simulated phone's page with the current settings. */
async function load(page: Page, phone: FrameLocator) {
  await phone.locator(':root').evaluate(() => Object.assign(globalThis, { isOld: true }));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForFunction(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    return frame?.document.readyState === 'complete' && !('isOld' in frame);
  });
  await isReady(phone);
}

/** Waits until the page has stored the user id, which it does after a login (spec 3). */
const isLoggedIn = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('exchange:user-id') === '1');

const call = (page: Page, method: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: method }).first();

describe('the app', () => {
  it('has its own login page', async () => {
    const { page, phone, complaints } = await openPhone();
    expect(await phone.locator('header').isVisible()).toBe(false);
    await tapLogin(phone);
    const native = sheet(page, 'Log in');
    await native.getByText('The app’s page “loginpage”.').waitFor();
    await call(page, 'Router.push').getByText('{"path":"loginpage","fromWeb":1}').waitFor();
    await native.getByRole('button', { name: 'Continue as demo@brand.com' }).click();
    await isLoggedIn(page);
    await native.waitFor({ state: 'hidden' });
    await call(page, 'Router.push').getByText('code 0').waitFor();
    await page.getByRole('button', { name: /^Log .+ out of the app$/ }).waitFor();
    expect(await webWindow(phone).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('supports a newer, slow app that appears late', async () => {
    const { page, phone } = await openPhone();
    await page.getByLabel('Version').fill('3.10.0');
    await page.getByLabel('Reply delay, ms').fill('400');
    await page.getByLabel('Bridge appears after, ms').fill('2500');
    await load(page, phone);
    await phone.getByRole('button', { name: 'Sign up to get started' }).first().click();
    await sheet(page, 'Create an account').waitFor();
    expect(page.url()).toContain('version=3.10.0&latency=400&appears=2500');

    // The settings are stored in the URL, so they survive a reload.
    await page.reload();
    expect(await page.getByLabel('Version').inputValue()).toBe('3.10.0');
  });

  it.each<[string, (page: Page) => Promise<unknown>, string | undefined]>([
    ['is 3.6.0', (page) => page.getByLabel('Version').fill('3.6.0'), undefined],
    ['has no bridge', (page) => page.getByLabel('No bridge').check(), undefined],
    ['hides its version', set('SystemInfo.getAppConfig', 'Never reply'), undefined],
    [
      'sends an invalid version',
      set('SystemInfo.getAppConfig', 'Send an invalid reply'),
      undefined,
    ],
    ['fails', set('Router.push', 'Fail'), 'code 7'],
    ['sends an invalid reply', set('Router.push', 'Send an invalid reply'), 'invalid reply'],
  ])('opens the web’s dialog when it %s', async (_, prepare, outcome) => {
    const { page, phone } = await openPhone();
    await prepare(page);
    await load(page, phone);
    await tapLogin(phone);
    await webWindow(phone).waitFor();
    const push = call(page, 'Router.push');
    if (outcome) await push.getByText(outcome).waitFor();
    else expect(await push.count()).toBe(0);
  });

  it('lets the developer reply manually, and logs in after a late success', async () => {
    const { page, phone } = await openPhone();
    await set('Router.push', 'Ask me')(page);
    await tapLogin(phone);
    await call(page, 'Router.push').getByRole('button', { name: 'Fail' }).click();
    await webWindow(phone).waitFor();

    await load(page, phone);
    await tapLogin(phone);
    const waiting = phone.getByText('Just a moment…');
    await waiting.waitFor();
    await waiting.waitFor({ state: 'hidden' });
    await tapLogin(phone);
    await webWindow(phone).waitFor();
    await call(page, 'Router.push').getByRole('button', { name: 'Reply', exact: true }).click();
    await sheet(page, 'Log in').getByRole('button', { name: 'Continue as demo@brand.com' }).click();
    await isLoggedIn(page);
  });
});

describe('the mini app', () => {
  it('opens the invite page on login if there is a proxy but no token', async () => {
    const { page, phone } = await openPhone({ set: '#in=mini&proxy=on&noToken=on' });
    await page.getByLabel('Start parameter').fill('from_a-friend');
    await load(page, phone);
    await tapLogin(phone);
    const path = page.getByLabel('Address of the site');
    await expect
      .poll(() => path.inputValue(), patient)
      .toBe(
        `/en/task-center/invite?redirect_url=${encodeURIComponent(`${site.sandbox.url}/en/task-center`)}&ref=from_a-friend`,
      );
    expect(await webWindow(phone).count()).toBe(0);
  });

  it('logs in with the token of the messaging app', async () => {
    const { page, phone } = await openPhone();
    await page.getByLabel('Token arrives after, ms').waitFor({ state: 'hidden' });
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && request.url().endsWith('/user/profile')) {
        tokens.push(request.headers().usertoken);
      }
    });
    await page.getByLabel('Mini app', { exact: true }).check();
    await page.getByLabel('Token arrives after, ms').fill('1');
    await page.getByLabel('Global proxy object').uncheck();
    await load(page, phone);
    await isLoggedIn(page);
    expect(tokens.at(-1)).toMatch(/./);
  });
});

it('logs in with the web’s dialog in a browser', async () => {
  const { page, phone, complaints } = await openPhone();
  await page.getByLabel('Browser', { exact: true }).check();
  await phone.locator('header').first().waitFor();
  await isReady(phone);
  await tapLogin(phone);
  await webWindow(phone).getByRole('textbox', { name: 'Email' }).fill('demo@brand.com');
  await webWindow(phone).getByLabel('Password', { exact: true }).fill('demo-pass-1');
  await page.keyboard.press('Enter');
  await isLoggedIn(page);
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: 'Reset the phone' }).click();
  await phone.getByRole('button', { name: 'I have an account' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('exchange:user-id'))).toBeNull();
});

it('can be configured and replied to by keyboard only', async () => {
  const { page, phone } = await openPhone();
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.getByLabel('Address of the site').focus();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  expect(await focused()).toBe('in');
  await keyboard.press('ArrowDown');
  expect(await page.getByLabel('Mini app', { exact: true }).isChecked()).toBe(true);
  await keyboard.press('ArrowUp');
  await keyboard.press('Tab');
  expect(await focused()).toBe('version');
  await keyboard.press('Control+A');
  await keyboard.type('3.7.0');
  await keyboard.press('Enter');
  await expect
    .poll(() => phone.locator(':root').evaluate(() => navigator.userAgent), patient)
    .toContain('ExchangeApp/3.7.0');

  await isReady(phone);
  await phone.getByRole('button', { name: 'I have an account' }).focus();
  await keyboard.press('Enter');
  await sheet(page, 'Log in').waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await call(page, 'Router.push').getByText('code 0').waitFor();
  // After closing without a login, the focus is on the phone again.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
});

it.each([
  [1280, 'dark'],
  [375, 'light'],
] as const)('has no axe violations, %d px, %s', async (width, colorScheme) => {
  const { page, phone } = await openPhone({ width });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  await tapLogin(phone);
  await sheet(page, 'Log in').waitFor();
  expect(await violations(page)).toEqual([]);
  for (const place of ['Mini app', 'Browser']) {
    await page.getByLabel(place, { exact: true }).check();
    expect(await violations(page)).toEqual([]);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

/** Sets the app's behavior for a method. */
function set(method: string, behavior: string) {
  return (page: Page) => page.getByLabel(method).selectOption({ label: behavior });
}

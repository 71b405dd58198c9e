import { demoAccount, demoAccountEu, type Sandbox } from '@apps/sandbox';
import type { Page } from 'playwright-core';
import { chooseResidence } from './loginStates.ts';
import { changeSandbox } from './changeSandbox.ts';

/** A window over a screen, or a state of a screen that depends on an action or a failure. */
export interface PictureWindow {
  visitor: 'guest' | 'active';
  /** Path of the screen, relative to the base path. The `ref` of an invitation is the code of the edition's customer. */
  path: string;
  /** The only device that shows it. Default: both. */
  device?: 'phone' | 'desktop';
  /** Prepares the page before it loads. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens the window on the loaded screen, and waits until it has loaded. */
  open: (page: Page, sandbox: Sandbox) => Promise<void>;
  /** Restores the sandbox after the screenshots. */
  restore?: (sandbox: Sandbox) => Promise<unknown>;
}

/** Delay between page load and chat, in ms (spec 9). */
const chatMs = 10_000;

/** Start of the screen's path for an invited friend. */
const invitation = `/invite?ref=${demoAccount.life.referralCode}`;

/** Returns the path of a window's screen on an edition: there, an invitation comes from a customer of it. */
export const pathOnEdition = (path: string, isEu: boolean): string =>
  isEu ? path.replace(demoAccount.life.referralCode, demoAccountEu.life.referralCode) : path;

async function openLogin(page: Page): Promise<void> {
  await page.locator('.hero__actions button').last().click();
  await page.locator('dialog input[name=email]').waitFor();
}

async function scrollToMarket(page: Page): Promise<void> {
  await page.locator('.market').scrollIntoViewIfNeeded();
  await page.locator('.market__row .flash').nth(2).waitFor();
}

export const pictureWindows: Readonly<Record<string, PictureWindow>> = {
  consent: {
    visitor: 'guest',
    path: '/campaign-detail?campaign-id=volume-cup',
    async prepare(page) {
      await page.addInitScript(() => localStorage.removeItem('exchange:analytics'));
      // A country whose law requires consent, in every language.
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
    },
    open: (page) => page.locator('.dock > .consent-bar').waitFor(),
  },
  login: { visitor: 'guest', path: '', open: openLogin },
  'sign-up': {
    visitor: 'guest',
    path: invitation,
    async open(page) {
      await page.locator('.hero__actions button').first().click();
      await page.locator('dialog input[data-field=residence]').waitFor();
    },
  },
  'sign-up-details': {
    visitor: 'guest',
    path: invitation,
    async open(page) {
      await page.locator('.hero__actions button').first().click();
      const dialog = page.locator('dialog');
      await chooseResidence(dialog);
      await dialog.locator('input[name=email]').fill('friend@brand.com');
      await page.keyboard.press('Enter');
      await dialog.locator('input[name=consent]').waitFor();
    },
  },
  recovery: {
    visitor: 'guest',
    path: '',
    async open(page) {
      await openLogin(page);
      await page.locator('.login-form__link').click();
      await page.locator('.login-form__lead').waitFor();
    },
  },
  security: {
    visitor: 'active',
    path: '',
    // Passkeys don't work on IP addresses such as 127.0.0.1, so none can be added.
    prepare: (page) =>
      page.route('**/x-api/user/v1/security', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { result: object };
        const passkeys = [1, 2].map((day) => ({
          id: `key-${day}`,
          created_at: Date.UTC(2026, 0, day, 9, 30),
          used_at: null,
        }));
        await route.fulfill({
          response,
          json: { ...answer, result: { ...answer.result, passkeys } },
        });
      }),
    async open(page) {
      await page.locator('header .account .x-menu-button').click();
      await page.getByRole('menuitem').nth(1).click();
      await page.locator('dialog .passkeys li').last().waitFor();
    },
  },
  notices: {
    visitor: 'active',
    path: '',
    async open(page) {
      await page.locator('.notices-button').click();
      await page.locator('dialog li').first().waitFor();
    },
  },
  'claim-sheet': {
    visitor: 'active',
    path: '',
    async open(page) {
      await page.locator('.claim-panel__action .x-button').first().click();
      await page.locator('dialog .claim-list li').first().waitFor();
    },
  },
  'reward-kind': {
    visitor: 'guest',
    path: '',
    async open(page) {
      await page.locator('main .reward-kind').first().click();
      await page.locator('.x-popover p').first().waitFor();
    },
  },
  chart: {
    visitor: 'guest',
    path: '',
    device: 'desktop',
    async open(page) {
      await scrollToMarket(page);
      await page.locator('.market__open').first().click();
      await page.locator('dialog canvas').first().waitFor();
    },
  },
  'delayed-prices': {
    visitor: 'guest',
    path: '',
    device: 'desktop',
    async open(page, sandbox) {
      await scrollToMarket(page);
      await changeSandbox(sandbox, 'socket', { silent: true });
      await page.locator('.market__row .delayed').nth(2).waitFor();
    },
    restore: (sandbox) => changeSandbox(sandbox, 'socket', { silent: false }),
  },
  maintenance: {
    visitor: 'guest',
    path: '/my-campaigns',
    prepare: (page) =>
      page.route('**/task-center/v1/**', (route) => route.fulfill({ status: 503 })),
    open: (page) => page.locator('[data-failure=maintenance]').waitFor(),
  },
  blocked: {
    visitor: 'guest',
    path: '',
    prepare: (page) =>
      page.route('**/task-center/v1/**', (route) =>
        route.fulfill({ json: { ret_code: 30001, ret_msg: 'Region', result: {} } }),
      ),
    open: (page) => page.locator('[data-failure=regionBlocked]').waitFor(),
  },
  navigation: {
    visitor: 'guest',
    path: '',
    device: 'phone',
    async open(page) {
      await page.locator('header .x-header-drawer > summary').click();
      await page.locator('header .language-list summary').click();
    },
  },
  languages: {
    visitor: 'guest',
    path: '',
    device: 'desktop',
    async open(page) {
      await page.locator('header .language-menu .x-menu-button').click();
      await page.locator('.language-menu .x-menu-item').first().waitFor();
    },
  },
  search: {
    visitor: 'guest',
    path: '',
    async open(page) {
      await page.locator('header [data-part=search]').click();
      await page.locator('dialog input').fill('BTC');
      await page.locator('dialog a').first().waitFor();
    },
  },
  chat: {
    visitor: 'guest',
    path: '/faq',
    prepare: (page) => page.clock.install(),
    async open(page) {
      await page.clock.runFor(chatMs);
      await page.locator('.chat > button').click();
      await page.locator('.chat__place > *').first().waitFor();
    },
  },
  poster: {
    visitor: 'active',
    path: '/invite',
    async open(page) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.invite-share__scan button').click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const source = `data:image/png;base64,${Buffer.concat(chunks).toString('base64')}`;
      await page.setContent(
        `<body style="margin:0"><img src="${source}" alt="" style="display:block;max-width:100vw;max-height:100vh">`,
      );
    },
  },
};

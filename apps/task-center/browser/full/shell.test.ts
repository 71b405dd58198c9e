import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { switchLook } from '../support/look.ts';
import { nextFrame } from '@tooling/testing/layoutShift';
import { openAsUser } from '../support/openAsUser.ts';
import { expectPhoneHeader } from '../support/phoneHeader.ts';
import { openAs } from '../support/openAs.ts';
import { scrollToOffer } from '../support/scrollToOffer.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

const opened = (page: Page) => page.locator('header button.x-header-icon').waitFor();
const account = (page: Page) => page.getByRole('button', { name: /^Account/ });

async function search(page: Page, words: string) {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type(words);
}

it.each([
  ['/en/task-center', 'guest'],
  ['/en/task-center', 'user'],
  ['/es-ES/task-center', 'guest'],
  ['/ar-SA/task-center', 'user'],
  ['/de/task-center?edition=eu', 'guest'],
  ['/tr-TUR/task-center?edition=tr', 'guest'],
] as const)(
  '%s on phones, as a %s: the logo keeps its size, and touch targets have at least 44 px',
  async (...row) => {
    const [address, visitor] = row;
    const { page } = await openAs(visitor, site, { hasTouch: true, isMobile: true });
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(site.sandbox.url + address);
    await opened(page);
    await page.locator('header .account').waitFor();
    for (const width of [375, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await nextFrame(page);
      await expectPhoneHeader(page, `${width} px`);
    }
  },
);

it('shows the user and links to the user’s pages in the account menu', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await account(page).click();
  const identity = page.locator('.account__identity');
  expect(await identity.textContent()).toContain('de***@brand.com');
  const rewards = page.getByRole('menuitem', { name: 'My rewards' });
  expect(await rewards.getAttribute('href')).toBe('/en/task-center/my-rewards');
  await rewards.click();
  await page.waitForURL('**/en/task-center/my-rewards');
  expect(complaints).toEqual([]);
});

it('has one icon with a menu for login and registration on the narrowest phones', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 320, height: 700 } });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign up' }).click();
  await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
});

it('lists the languages as links in the phone menu', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 700 } });
  await page.goto(`${site.sandbox.url}/en/task-center?x=1`);
  await page.locator('.x-header-drawer > summary').click();
  await page.locator('.language-list > summary').click();
  const arabic = page.getByRole('link', { name: 'العربية' });
  expect(await arabic.getAttribute('lang')).toBe('ar-SA');
  await arabic.click();
  await page.waitForURL('**/ar-SA/task-center?x=1');
  expect(await page.evaluate(() => localStorage.getItem('exchange:language'))).toBe('ar-SA');
});

it.each([
  ['/ar-SA/task-center/none', 'ar-SA', 'rtl', '/ar-SA/task-center', ''],
  ['/de/task-center/none?edition=eu', 'de', 'ltr', '/de/task-center', '?edition=eu'],
  ['/task-center/none', 'en', 'ltr', '/task-center', ''],
])('the 404 page at %s uses the language and the edition of the URL', async (...row) => {
  const [address, lang, dir, way, search] = row;
  const { page } = await openTab(site.browser);
  const answer = await page.goto(site.sandbox.url + address);
  expect(answer?.status()).toBe(404);
  await page.locator(`html[lang=${lang}][dir=${dir}]`).waitFor();
  const link = page.locator('.message-page a');
  await expect.poll(() => link.getAttribute('href')).toBe(way + search);
  const isEnglish = lang === 'en';
  expect((await link.textContent()) === 'Go to the Task Center').toBe(isEnglish);
  // The footer was built in English, but its links use the locale of the URL.
  const foot = page.getByRole('contentinfo');
  const rewards = foot.locator('a[href*="/task-center/my-rewards"]');
  await expect.poll(() => rewards.getAttribute('href')).toBe(`${way}/my-rewards${search}`);
  expect((await rewards.textContent()) === 'My rewards').toBe(isEnglish);
  for (const english of ['Products', 'Company details', 'Privacy policy', 'Crypto is risky.']) {
    // A group's title is there twice: as a heading, and as a button on phones.
    const visible = foot.getByText(english).filter({ visible: true });
    expect(await visible.count()).toBe(isEnglish ? 1 : 0);
  }
  const header = page.getByRole('banner').locator('.x-header-nav a').first();
  expect(await header.getAttribute('href')).toBe(
    way.replace('task-center', 'fiat/buy-crypto') + search,
  );
  const current = page.locator('header .language-menu__current');
  expect(await current.getAttribute('lang')).toBe(lang);
  expect((await page.locator('.skip-link').textContent()) === 'Skip to content').toBe(isEnglish);
});

describe('search', () => {
  it('loads its code and data only when it is opened', async () => {
    const { page, complaints } = await openTab(site.browser);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
    await page.goto(`${site.sandbox.url}/en/task-center/invite`);
    await opened(page);
    await page.waitForLoadState('networkidle');
    expect(requestedUrls).not.toContain('/x-api/task-center/v1/tasks');
    requestedUrls.length = 0;
    await search(page, 'spot');
    await page.getByRole('link', { name: 'Daily spot trade' }).waitFor();
    expect(requestedUrls.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    expect(requestedUrls).toContain('/x-api/task-center/v1/tasks');
    expect(complaints).toEqual([]);
  });

  it('finds tasks, questions, markets and pages by keyboard, and announces the count', async () => {
    const { page } = await openTab(site.browser);
    await page.goto(`${site.sandbox.url}/en/task-center`);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await search(page, 'reward');
    await dialog.getByRole('heading', { name: 'FAQ' }).waitFor();
    await dialog
      .getByRole('status')
      .filter({ hasText: /^\d+ results$/ })
      .waitFor();

    const field = dialog.getByRole('searchbox');
    await field.fill('btc/usdt');
    const market = dialog.getByRole('link', { name: 'BTC/USDT' });
    await market.waitFor();
    expect(await market.getAttribute('href')).toBe('/en/trade/spot/BTC/USDT');

    await field.fill('zzzz');
    await dialog.getByText('No results.').waitFor();

    await field.fill('my rewards');
    await dialog.getByRole('link', { name: 'My rewards', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    const first = dialog.getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

    // The first Esc clears the field. The second closes the dialog and returns the focus.
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const button = page.getByRole('button', { name: 'Search', exact: true });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('shows which kinds of results failed to load, and searches the others', async () => {
    const { page } = await openTab(site.browser);
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.waitForLoadState('networkidle');
    {
      await using _fault = await arm(site.sandbox, {
        path: '/x-api/task-center/v1/tasks',
        fault: { type: 'status', status: 503 },
      });
      await search(page, 'markets');
      await page.getByText("Some results couldn't be loaded.").waitFor();
      await page.getByRole('dialog').getByRole('link', { name: 'Markets' }).first().waitFor();
    }
    await page.getByRole('searchbox').fill('spot trade');
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Daily spot trade' }).waitFor();
    await page.getByText("Some results couldn't be loaded.").waitFor({ state: 'hidden' });
  });
});

it('stays on the page and offers the download if no app opens', async () => {
  const { page } = await openTab(site.browser, {
    userAgent: phone,
    viewport: { width: 375, height: 700 },
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const banner = page.locator('.download-banner');
  const open = banner.getByRole('link', { name: 'Open in the app' });
  await scrollToOffer(page);
  expect(await open.getAttribute('href')).toMatch(/^exchangeapp:\/\//);
  await open.click();
  await banner.getByText("Couldn't open the app.").waitFor();
  const get = banner.getByRole('link', { name: 'Get the app' });
  expect(await get.getAttribute('href')).toBe('/en/download');
  expect(page.url()).toBe(`${site.sandbox.url}/en/task-center`);
});

it('shows no notice if the app opens', async () => {
  const { page } = await openTab(site.browser, {
    userAgent: phone,
    viewport: { width: 375, height: 700 },
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const banner = page.locator('.download-banner');
  await scrollToOffer(page);
  await banner.waitFor();
  await page.clock.install();
  await banner.getByRole('link', { name: 'Open in the app' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5_000);
  await nextFrame(page);
  expect(await banner.getByText("Couldn't open the app.").count()).toBe(0);
});

it('prefetches pages without policy violations or analytics events', async () => {
  const { page, complaints } = await openTab(site.browser);
  const counted: string[] = [];
  await page.goto(`${site.sandbox.url}/en/task-center/faq`);
  await opened(page);
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(JSON.parse(rules ?? '')).toHaveProperty('prefetch');
  page.on('request', (request) => {
    if (request.method() === 'POST') counted.push(request.url());
  });
  const ahead = page.waitForRequest('**/en/task-center/invite');
  await page.getByRole('navigation', { name: 'Task Center' }).getByRole('link').nth(3).hover();
  expect((await (await ahead).allHeaders())['sec-purpose']).toBe('prefetch');
  expect(counted).toEqual([]);
  expect(complaints).toEqual([]);
});

describe.each([
  ['/en/task-center', { 375: 'dark', 1280: 'light' }],
  ['/ar-SA/task-center', { 375: 'light', 1280: 'dark' }],
] as const)('has no axe violations on %s', (address, colorSchemes) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openAsUser(site, { reducedMotion: 'reduce' }));
    await page.goto(site.sandbox.url + address);
  });

  it.each([1280, 375] as const)('with a menu or the search open, %d px', async (width) => {
    await switchLook(page, { colorScheme: colorSchemes[width], width });
    await page.locator('header .account .x-menu-button').click();
    await page.getByRole('menu').waitFor();
    expect(await violations(page), 'account menu').toEqual([]);
    await page.keyboard.press('Escape');

    if (width < 768) {
      await page.locator('.x-header-drawer > summary').click();
      await page.locator('.language-list > summary').click();
      await page.locator('.language-list a').first().waitFor();
    } else {
      await page.locator('header .language-menu button').click();
      await page.getByRole('menu').waitFor();
    }
    expect(await violations(page), 'languages').toEqual([]);
    await page.keyboard.press('Escape');

    await page.locator('header button.x-header-icon').click();
    await page.locator('.search input').fill('BTC');
    await page.locator('.search__result').first().waitFor();
    expect(await violations(page), 'search').toEqual([]);
    // The first Esc clears the field, and the second closes the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.search').waitFor({ state: 'hidden' });
  });
});

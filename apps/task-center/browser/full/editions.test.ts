import { describe, expect, it } from 'vitest';
import { logosSeen, recordFrames, watchLogos, wrongLogos } from '../support/logoFrames.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

// The browser resolves every hostname to this machine, so the tests can use the sites' real hostnames.
const site = serveTaskCenter(['--host-resolver-rules=MAP * 127.0.0.1']);

/** Host, logo, default language and available locales (spec 2.1, spec 9). */
const editions = [
  [
    'www.brand.com',
    'default',
    'English',
    'en id-ID es-ES es-MX es-AR kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW',
  ],
  ['www.brand.eu', 'eu', 'English', 'en cs de es el fr it lt hu nl pl pt ro'],
  ['www.brand.kz', 'kz', 'English', 'ru-KAZ kk-KAZ en-KAZ'],
  ['www.brand-tr.com', 'tr', 'English', 'tr-TUR en-TR'],
  ['www.brand.ge', 'ge', 'English', 'ka-GEO ru-GEO en-GEO'],
  ['www.brand.co.id', 'default', 'English', 'id-IDN en-IDN'],
  ['www.brand.com.hk', 'default', 'English', 'zh-HK en-HK'],
  ['www.brand.ae', 'default', 'English', 'en-ARE ar-ARE'],
  ['www.brand.nl', 'default', 'English', 'nl-NL en-NL'],
] as const;

describe.each(editions)('%s', (host, logo, language, locales) => {
  it('shows its logo in every painted frame, and lists its languages', async () => {
    const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 720 } });
    await watchLogos(page);
    const frames = await recordFrames(page);
    await page.goto(`http://${host}:${site.sandbox.port}/task-center`);
    const menu = page.locator('header .language-menu');
    await menu.getByRole('button').click();
    expect(await menu.locator('.language-menu__current').textContent()).toBe(language);
    const links = await menu
      .getByRole('menuitemradio')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links).toEqual(locales.split(' ').map((locale) => `/${locale}/task-center`));

    expect(await page.getByText('belongs to our site').count()).toBe(0);
    // The EU edition's logo has the same symbol as the default edition's, but another wordmark.
    const variants = await logosSeen(page);
    expect(variants).not.toEqual([]);
    for (const variant of variants) expect(variant.split(' ')).toContain(logo);
    expect(await wrongLogos(page, await frames.stop())).toBe(0);
  });
});

it('shows no wrong logo on a reload, which renders the cached navigation', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 720 } });
  const address = `http://www.brand-tr.com:${site.sandbox.port}/tr-TUR/task-center`;
  await page.goto(address);
  await page.locator('header button.x-header-icon').waitFor();
  const frames = await recordFrames(page);
  await page.reload();
  await page.locator('header button.x-header-icon').waitFor();
  expect(await wrongLogos(page, await frames.stop())).toBe(0);
});

it.each([
  [
    'www.brand.com',
    '/tr-TUR/task-center?x=1',
    'brand-tr.com',
    'https://www.brand-tr.com/tr-TUR/task-center?x=1',
  ],
  ['www.brand.kz', '/de/task-center', 'brand.eu', 'https://www.brand.eu/de/task-center'],
])('on %s, %s links to the same page on %s', async (host, address, name, href) => {
  const { page } = await openTab(site.browser);
  await page.goto(`http://${host}:${site.sandbox.port}${address}`);
  const notice = page.locator('.notice:visible');
  const reject = page.locator('.consent-bar button').first();
  await notice.or(reject).first().waitFor();
  // In European languages, the question about analytics comes before notices.
  if (await reject.isVisible()) await reject.click();
  await notice.waitFor();
  expect(await notice.textContent()).toContain(name);
  expect(await notice.getByRole('link').getAttribute('href')).toBe(href);
});

it('selects an edition by query parameter on localhost, keeps it and links to the others', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/tr-TUR/task-center?edition=tr`);
  await page.locator('header button.x-header-icon').waitFor();
  expect(await page.locator('.notice:visible').count()).toBe(0);
  await page.goto(`${site.sandbox.url}/de/task-center?edition=tr`);
  // The question about analytics comes before notices.
  await page.locator('.consent-bar button').first().click();
  await page.locator('.notice:visible').getByRole('link').click();
  await page.waitForURL('**/de/task-center?edition=eu');
  await page.locator('header button.x-header-icon').waitFor();
  expect(await page.locator('.notice:visible').count()).toBe(0);
});

it('opens, navigates, selects from and closes the menu by keyboard', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const button = page.locator('header .language-menu button');
  const spanish = page.getByRole('menuitemradio', { name: 'Español (España)' });
  await button.focus();
  await page.keyboard.press('Enter');
  await spanish.waitFor();
  expect(await spanish.getAttribute('lang')).toBe('es-ES');
  await page.keyboard.press('Escape');
  await spanish.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/id-ID/task-center');
  expect(await page.evaluate(() => localStorage.getItem('exchange:language'))).toBe('id-ID');
});

import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

const lost = "Part of this page couldn't be loaded.";

it('shows a notice while the network is offline', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.locator('header button.x-header-icon').waitFor();
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: "You're offline." });
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
});

it('silently retries a failed chunk once', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const search = page.locator('header button.x-header-icon');
  await search.waitFor();
  await page.waitForLoadState('networkidle');
  const requestedUrls: string[] = [];
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    requestedUrls.push(route.request().url());
    await (requestedUrls.length === 1 ? route.abort() : route.continue());
  });
  await search.click();
  await page.locator('.search input').waitFor();
  expect(requestedUrls.filter((url) => url === requestedUrls[0])).toHaveLength(2);
  expect(await page.locator('.notice:visible', { hasText: lost }).count()).toBe(0);
});

it('shows an error if the chunk fails twice, and reloads the page on request', async () => {
  const { page } = await openTab(site.browser);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const search = page.locator('header button.x-header-icon');
  await search.waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await search.click();
  const notice = page.locator('.notice:visible', { hasText: lost });
  await notice.waitFor();
  await page.unroute('**/_next/static/chunks/*.js');
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await search.click();
  await page.locator('.search input').waitFor();
});

it('requests a dialog’s script each time that the dialog is opened, until it loads', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 700 } });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const notice = page.locator('.notice:visible', { hasText: lost });
  for (const [opener, shows] of [
    ['header button.x-header-icon', '.search input'],
    ['.account__login', '.login-body input'],
  ] as const) {
    await page.locator(opener).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await page.locator(opener).click();
      if (attempt > 0) await notice.waitFor({ state: 'detached' });
      await notice.waitFor();
    }
    await page.unroute('**/_next/static/chunks/*.js');
    await page.locator(opener).click();
    await page.locator(shows).first().waitFor();
    expect(await notice.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(shows).first().waitFor({ state: 'hidden' });
  }
});

it('keeps logo and navigation, and shows an error if the scripts that load after hydration fail', async () => {
  const { page } = await openTab(site.browser);
  // Lets only the scripts that hydrate the page load.
  await page.route('**/_next/static/chunks/*.js', (route) =>
    /\/(app|page)-/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const notice = page.locator('#load-failure .notice:visible');
  await notice.getByText(lost).waitFor();
  expect(await notice.getByRole('link', { name: 'Reload' }).count()).toBe(1);
  const skeleton = page.locator('#x-header-skeleton');
  expect(await skeleton.locator('.x-header-home').isVisible()).toBe(true);
  expect(await skeleton.getByRole('link', { name: 'Markets' }).isVisible()).toBe(true);
});

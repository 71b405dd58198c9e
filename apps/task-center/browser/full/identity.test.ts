import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

describe.each(['chromium', 'firefox'] as const)('in %s', (engine) => {
  const site = serveTaskCenter([], engine);

  const name = (page: Page) => page.getByRole('banner').locator('.account__name');
  const points = (page: Page) => page.locator('.claim-panel');

  /** Registers or logs in an account in the browser context, as another page of the exchange would. */
  async function enter(context: BrowserContext, way: 'login' | 'register', email: string) {
    const { url } = site.sandbox;
    const answer = await context.request.post(`${url}/x-api/user/v1/${way}`, {
      data: {
        email,
        password: 'demo-pass-1',
        residence: 'BR',
        acceptedTerms: true,
        confirmedAge: true,
      },
      headers: { origin: url },
    });
    expect(await answer.json()).toMatchObject({ ret_code: 0 });
  }

  async function logOut(page: Page) {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  }

  it('logs out when the user logs out in another tab', async () => {
    const { page } = await openTab(site.browser);
    const context = page.context();
    await enter(context, 'login', 'demo@brand.com');
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await points(page).waitFor();
    const other = await context.newPage();
    await other.goto(`${site.sandbox.url}/en/task-center`);
    await logOut(other);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await name(page).count()).toBe(0);
    expect(await points(page).count()).toBe(0);
  });

  it('does not credit a check-in to an account that logged in meanwhile', async () => {
    const { page } = await openTab(site.browser);
    const context = page.context();
    // New addresses, because a retry cannot register the same ones again.
    await enter(context, 'register', `${randomUUID()}@example.com`);
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.getByRole('button', { name: 'Check in', exact: true }).waitFor();
    const before = await name(page).textContent();

    // A read that the page sends before the click would notify it of the new account.
    const checkIn = page.waitForRequest((request) => request.url().includes('/check-in'));
    await page.route('**/x-api/**', async (route) => {
      if (route.request().method() === 'GET') await checkIn;
      await route.continue();
    });

    // Only the session cookie changes: the tab is not notified of the new account.
    await enter(context, 'register', `${randomUUID()}@example.com`);
    expect(await name(page).textContent()).toBe(before);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    await page.waitForFunction(
      (old) => document.querySelector('.account__name')?.textContent !== old,
      before,
    );
    const answer = await context.request.get(`${site.sandbox.url}/x-api/task-center/v1/home`);
    expect(await answer.json()).toMatchObject({ result: { check_in: { checked_today: false } } });
    await page.getByRole('button', { name: 'Check in', exact: true }).waitFor();
  });

  it('shows nothing of the former user after Back', async () => {
    const { page } = await openTab(site.browser);
    const context = page.context();
    await enter(context, 'login', 'demo@brand.com');
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await points(page).waitFor();
    await page.goto(`${site.sandbox.url}/en/task-center/faq`);
    await logOut(page);
    await page.goBack();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await name(page).count()).toBe(0);
    expect(await points(page).count()).toBe(0);
  });
});

import type { Page } from 'playwright-core';

/** Paths of all screens, relative to the base path. */
export const screens = [
  '',
  '/task-detail?task-id=weekly-trade&rule-index=0',
  '/my-rewards',
  '/points',
  '/reward-detail?reward-id=7',
  '/my-campaigns',
  '/campaign-detail?campaign-id=volume-cup',
  '/faq',
  '/invite',
];

/** Waits until the account has loaded and no placeholder is visible. */
export async function screenIsThere(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
  const skeletons = page.locator('main').locator('.screen-skeleton, .x-skeleton');
  await skeletons.filter({ visible: true }).first().waitFor({ state: 'detached' });
}

import type { BrowserContextOptions, Page } from 'playwright-core';
import { openAsUser } from './openAsUser.ts';
import { openTab, type TaskCenter } from './taskCenter.ts';

/** Paths of all screens, relative to the base path. */
export const screens = [
  '',
  '/task-detail?task-id=weekly-trade&rule-index=0',
  '/my-rewards',
  '/reward-detail?reward-id=7',
  '/my-campaigns',
  '/campaign-detail?campaign-id=volume-cup',
  '/faq',
  '/invite',
];

export type Visitor = 'guest' | 'user';

/** Opens a tab as a guest, or logged in as the demo account. */
export function openAs(
  visitor: Visitor,
  site: TaskCenter,
  options: BrowserContextOptions,
): ReturnType<typeof openTab> {
  return visitor === 'user' ? openAsUser(site, options) : openTab(site.browser, options);
}

/** Waits until the account has loaded and no placeholder is visible. */
export async function screenIsThere(page: Page): Promise<void> {
  await page.locator('header button.x-header-icon').waitFor();
  await page.locator('header .account button').last().waitFor({ state: 'attached' });
  const skeletons = page.locator('main').locator('.screen-skeleton, .x-skeleton');
  await skeletons.filter({ visible: true }).first().waitFor({ state: 'detached' });
}

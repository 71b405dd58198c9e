import type { BrowserContextOptions } from 'playwright-core';
import { openAsUser } from './openAsUser.ts';
import { openTab, type TaskCenter } from './taskCenter.ts';

export type Visitor = 'guest' | 'user';

/** Opens a tab as a guest, or logged in as the demo account. */
export function openAs(
  visitor: Visitor,
  site: TaskCenter,
  options: BrowserContextOptions,
): ReturnType<typeof openTab> {
  return visitor === 'user' ? openAsUser(site, options) : openTab(site.browser, options);
}

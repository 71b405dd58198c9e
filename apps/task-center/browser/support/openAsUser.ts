import type { Browser, BrowserContextOptions } from 'playwright-core';
import { logIn, type Visit } from './logIn.ts';
import { openTab, type TaskCenter } from './taskCenter.ts';

/** Logins to reuse, by browser, then by sandbox and email. */
const logins = new WeakMap<Browser, Map<string, Promise<Visit>>>();

/** Opens a tab as a logged-in user. Reuses the account's session, so each account logs in once per test file. */
export async function openAsUser(
  { browser, sandbox }: Pick<TaskCenter, 'browser' | 'sandbox'>,
  options: BrowserContextOptions & { email?: string } = {},
): ReturnType<typeof openTab> {
  const { email = 'demo@brand.com', ...context } = options;
  const known = logins.get(browser) ?? new Map<string, Promise<Visit>>();
  logins.set(browser, known);
  const key = `${sandbox.url} ${email}`;
  const login = known.get(key) ?? logIn(browser, sandbox.origins, { email });
  known.set(key, login);
  const { cookies, userId } = await login;
  const storageState = { cookies, origins: [] };
  const tab = await openTab(browser, { ...context, storageState });
  await tab.page.addInitScript((id) => localStorage.setItem('exchange:user-id', id), userId);
  return tab;
}

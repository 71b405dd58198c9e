import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openTab, type TaskCenter } from './taskCenter.ts';

interface Visit {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  userId: string;
}

/** Earlier logins, by browser of a test file, then by sandbox and email. */
const logins = new WeakMap<Browser, Map<string, Promise<Visit>>>();

/** Opens a tab with a logged-in session of an earlier visit. Each account logs in once per test file. */
export async function openAsUser(
  { browser, sandbox }: Pick<TaskCenter, 'browser' | 'sandbox'>,
  options: BrowserContextOptions & { email?: string } = {},
): ReturnType<typeof openTab> {
  const { email = 'demo@brand.com', ...context } = options;
  const known = logins.get(browser) ?? new Map<string, Promise<Visit>>();
  logins.set(browser, known);
  const key = `${sandbox.url} ${email}`;
  const login = known.get(key) ?? logIn(browser, sandbox.url, email);
  known.set(key, login);
  const { cookies, userId } = await login;
  const storageState = { cookies, origins: [] };
  const tab = await openTab(browser, { ...context, storageState });
  await tab.page.addInitScript((id) => localStorage.setItem('exchange:user-id', id), userId);
  return tab;
}

/** Logs in the demo account, or registers any other account. */
async function logIn(browser: Browser, url: string, email: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const path = email === 'demo@brand.com' ? 'login' : 'register';
    const answer = await context.request.post(`${url}/x-api/user/v1/${path}`, {
      data: { email, password: 'demo-pass-1' },
      headers: { origin: url },
    });
    const { ret_code: code, result } = (await answer.json()) as {
      ret_code: number;
      result: { user_id: number };
    };
    if (code !== 0) throw new Error(`The sandbox rejected ${path} of ${email}: code ${code}.`);
    return { cookies: await context.cookies(), userId: String(result.user_id) };
  } finally {
    await context.close();
  }
}

import type { BrowserContextOptions } from 'playwright-core';
import { openTab, type TaskCenter } from './taskCenter.ts';

/** A tab in which somebody is logged in already, as their last visit left it. */
export async function openAsUser(
  { browser, sandbox }: Pick<TaskCenter, 'browser' | 'sandbox'>,
  options: BrowserContextOptions & { email?: string } = {},
): ReturnType<typeof openTab> {
  const { email = 'demo@brand.com', ...context } = options;
  const tab = await openTab(browser, context);
  const path = email === 'demo@brand.com' ? 'login' : 'register';
  const answer = await tab.page.context().request.post(`${sandbox.url}/x-api/user/v1/${path}`, {
    data: { email, password: 'demo-pass-1' },
    headers: { origin: sandbox.url },
  });
  const { ret_code: code } = (await answer.json()) as { ret_code: number };
  if (code !== 0) throw new Error(`The sandbox refused to ${path} ${email}: ${code}`);
  await tab.page.addInitScript(() => localStorage.setItem('exchange:user-id', '1'));
  return tab;
}

import { demoAccount, demoAccountEu, type Sandbox } from '@apps/sandbox';
import type { Browser, BrowserContext } from 'playwright-core';

/** Session of a logged-in account. */
export interface Visit {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  userId: string;
}

const demoEmails: readonly string[] = [demoAccount.email, demoAccountEu.email];

/** Logs in a demo account, or registers any other account. */
export async function logIn(
  browser: Browser,
  { site, api }: Sandbox['origins'],
  { email, residence = 'BR' }: { email: string; residence?: string },
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const path = demoEmails.includes(email) ? 'login' : 'register';
    const answer = await context.request.post(`${api}/x-api/user/v1/${path}`, {
      data: {
        email,
        password: demoAccount.password,
        residence,
        acceptedTerms: true,
        confirmedAge: true,
      },
      headers: { origin: site },
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

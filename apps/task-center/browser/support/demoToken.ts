import { demoAccount, type Sandbox } from '@apps/sandbox';

/** Logs in the demo account without a browser, and returns its token. */
export async function demoToken({ url }: Sandbox): Promise<string> {
  const response = await fetch(`${url}/x-api/user/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccount.email, password: demoAccount.password }),
  });
  return ((await response.json()) as { result: { token: string } }).result.token;
}

import type { Accounts } from './accounts.ts';

/** The account that `start` prints. */
export const demoAccount = { email: 'demo@brand.com', password: 'demo-pass-1' } as const;

/** Creates it once; an existing one keeps what was changed about it. */
export async function seedDemoAccount(accounts: Accounts): Promise<void> {
  const { email, password } = demoAccount;
  if (accounts.find({ email })) return;
  await accounts.register({ identity: { email }, password, username: 'Demo Trader' });
}

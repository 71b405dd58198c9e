import type { Accounts } from './accounts.ts';

/** Credentials of the demo account, which `pnpm start` prints. */
export const demoAccount = { email: 'demo@brand.com', password: 'demo-pass-1' } as const;

/** Creates the demo account unless it exists. */
export async function seedDemoAccount(accounts: Accounts): Promise<void> {
  const { email, password } = demoAccount;
  if (accounts.find({ email })) return;
  await accounts.register({ identity: { email }, password, username: 'Demo Trader' });
}

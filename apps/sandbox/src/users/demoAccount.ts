import { dayMs, dayStart } from '../taskCenter/calendar.ts';
import { demoAgeDays } from '../taskCenter/demoLife.ts';
import type { Accounts } from './accounts.ts';

/** Credentials of the demo account, which `pnpm start` prints. */
export const demoAccount = { email: 'demo@brand.com', password: 'demo-pass-1' } as const;

/** Creates the demo account unless it exists. It signed up long before `now`. */
export async function seedDemoAccount(accounts: Accounts, now: number): Promise<void> {
  const { email, password } = demoAccount;
  if (accounts.find({ email })) return;
  const registeredAt = dayStart(now) - demoAgeDays * dayMs;
  const account = { identity: { email }, password, username: 'Demo Trader', registeredAt };
  await accounts.register({ ...account, acceptedTerms: true, confirmedAge: true });
}

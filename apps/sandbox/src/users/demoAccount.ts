import type { Region } from '../taskCenter/callerRegion.ts';
import { dayMs, dayStart } from '../taskCenter/calendar.ts';
import { demoLife, type DemoLife } from '../taskCenter/demoLife.ts';
import { demoLifeEu } from '../taskCenter/demoLifeEu.ts';
import type { Accounts } from './accounts.ts';

/** An account that every sandbox has, and its life before the first start. */
export interface DemoAccount {
  email: string;
  password: string;
  username: string;
  /** Country of residence. Without one, the account is a customer of the edition of each page. */
  residence?: string;
  /** Edition that the account has used. */
  edition: Region;
  life: DemoLife;
}

const password = 'demo-pass-1';

/** The demo account, which `pnpm start` prints. */
export const demoAccount = {
  email: 'demo@brand.com',
  password,
  username: 'Demo Trader',
  edition: 'default',
  life: demoLife,
} as const satisfies DemoAccount;

/** A customer of the EU edition. */
export const demoAccountEu = {
  email: 'demo-eu@brand.com',
  password,
  username: 'Lena Hoffmann',
  residence: 'DE',
  edition: 'eu',
  life: demoLifeEu,
} as const satisfies DemoAccount;

export const demoAccounts: readonly DemoAccount[] = [demoAccount, demoAccountEu];

/** Creates the demo accounts that do not exist. They signed up long before `now`. */
export async function seedDemoAccounts(accounts: Accounts, now: number): Promise<void> {
  for (const { email, password, username, residence, life } of demoAccounts) {
    if (accounts.find({ email })) continue;
    const registeredAt = dayStart(now) - life.ageDays * dayMs;
    const account = { identity: { email }, password, username, residence, registeredAt };
    await accounts.register({ ...account, acceptedTerms: true, confirmedAge: true });
  }
}

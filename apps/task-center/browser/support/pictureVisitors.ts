import type { Sandbox } from '@apps/sandbox';
import type { Browser } from 'playwright-core';
import { logIn, type Visit } from './logIn.ts';
import { tell } from './tell.ts';

/** Prepares an account and logs in. */
type Enter = (browser: Browser, sandbox: Sandbox) => Promise<Visit>;

const openAccount =
  (email: string, prepare: (sandbox: Sandbox) => Promise<void>): Enter =>
  async (browser, sandbox) => {
    const visit = await logIn(browser, sandbox.origins, email);
    await prepare(sandbox);
    return visit;
  };

/** How to log in as each visitor of the screenshots. A guest does not log in. */
export const visitors: Readonly<Record<string, Enter | null>> = {
  guest: null,
  new: openAccount('new@brand.com', async (sandbox) => {
    await tell(sandbox, 'users', { email: 'new@brand.com', username: 'Nora Weber' });
  }),
  active: openAccount('demo@brand.com', () => Promise.resolve()),
  vip: openAccount('vip@brand.com', async (sandbox) => {
    const user = 'vip@brand.com';
    await tell(sandbox, 'users', { email: user, vip: true, kycLevel: 2, username: 'Vera' });
    for (const kind of ['kyc', 'deposit', 'trade', 'derivatives', 'earn']) {
      await tell(sandbox, 'act', { user, kind, amount: '60000' });
    }
    for (const give of ['coupon-10', 'bonus-50', 'fee-rebate-50', 'mystery-box']) {
      await tell(sandbox, 'rewards', { user, give });
    }
  }),
  restricted: openAccount('eu@brand.com', async (sandbox) => {
    await tell(sandbox, 'users', { email: 'eu@brand.com', username: 'Emil Novak', region: 'eu' });
    await tell(sandbox, 'region', { region: 'eu', served: false });
    // Resets the region, because the other visitors are in the default one.
    await tell(sandbox, 'region', { region: 'default' });
  }),
};

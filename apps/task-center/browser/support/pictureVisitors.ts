import { demoAccount, demoAccountEu, type Sandbox } from '@apps/sandbox';
import type { Browser } from 'playwright-core';
import { logIn, type Visit } from './logIn.ts';
import { changeSandbox } from './changeSandbox.ts';

interface Session {
  browser: Browser;
  sandbox: Sandbox;
  /**
   * Whether the screenshots are of the EU edition. Then the account is one of a resident of the EU,
   * except the traveller's.
   */
  isEu: boolean;
}

/** Prepares an account and logs in. */
type Enter = (session: Session) => Promise<Visit>;

const enter =
  (email: string): Enter =>
  ({ browser, sandbox }) =>
    logIn(browser, sandbox.origins, { email });

/** Registers an account that lives where the edition is, and prepares it. */
const openAccount =
  (
    name: string,
    prepare: (account: Omit<Session, 'browser'> & { email: string }) => Promise<unknown>,
  ): Enter =>
  async ({ browser, sandbox, isEu }) => {
    const email = isEu ? `${name}-eu@brand.com` : `${name}@brand.com`;
    const residence = isEu ? 'DE' : 'BR';
    const visit = await logIn(browser, sandbox.origins, { email, residence });
    await prepare({ sandbox, email, isEu });
    return visit;
  };

const enterDemo = enter(demoAccount.email);
const enterDemoEu = enter(demoAccountEu.email);

/** Functions that log in as each visitor of the screenshots. A guest does not log in. */
export const visitors: Readonly<Record<string, Enter | null>> = {
  guest: null,
  new: openAccount('new', ({ sandbox, email }) =>
    changeSandbox(sandbox, 'users', { email, username: 'Nora Weber' }),
  ),
  active: (session) => (session.isEu ? enterDemoEu : enterDemo)(session),
  /** A customer of the other edition. */
  traveller: (session) => (session.isEu ? enterDemo : enterDemoEu)(session),
  vip: openAccount('vip', async ({ sandbox, email, isEu }) => {
    const user = email;
    await changeSandbox(sandbox, 'users', { email, vip: true, kycLevel: 2, username: 'Vera' });
    for (const kind of ['kyc', 'deposit', 'trade', ...(isEu ? [] : ['derivatives', 'earn'])]) {
      await changeSandbox(sandbox, 'act', { user, kind, amount: '60000' });
    }
    const gifts = isEu
      ? ['coupon-10', 'fee-rebate-20']
      : ['coupon-10', 'bonus-50', 'fee-rebate-50', 'mystery-box'];
    for (const give of gifts) {
      await changeSandbox(sandbox, 'rewards', { user, give });
    }
  }),
  restricted: openAccount('restricted', async ({ sandbox, email }) => {
    await changeSandbox(sandbox, 'users', { email, username: 'Emil Novak', region: 'eu' });
    await changeSandbox(sandbox, 'region', { region: 'eu', served: false });
    // Resets the region, because the other visitors are in the default one.
    await changeSandbox(sandbox, 'region', { region: 'default' });
  }),
};

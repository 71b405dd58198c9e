/**
 * Part of a reward that a customer can withdraw.
 *
 * - `full`: the amount itself, such as the coins of an airdrop
 * - `payout`: the payments of the reward while it is used, such as the fees that a rebate returns
 * - `profit`: only profits made with it
 * - `none`: nothing
 */
export const withdrawals = ['full', 'payout', 'profit', 'none'] as const;

export type Withdrawal = (typeof withdrawals)[number];

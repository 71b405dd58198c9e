import type { Value } from '@exchange/exchange-api';

/** Fee coupon for an invitation. */
export interface InviteReward {
  type: 'coupon';
  value: Value;
  withdrawal: 'none';
  fees: 'trade';
}

/** Further reward of the inviter, once this number of friends have traded. */
export interface InviteTier extends InviteReward {
  friends: number;
}

/** Rewards for an invitation. */
export interface InviteOffer {
  /** Time to claim a reward. */
  claimDays: number;
  /** Validity of a claimed reward. */
  validityDays: number;
  /** Reward of the inviter for each friend who trades. */
  inviter: InviteReward;
  /** Reward of the friend for signing up. */
  friend: InviteReward;
  tiers: readonly [InviteTier, ...InviteTier[]];
}

/**
 * Returns the rewards for an invitation, in the currency of an edition. They are part of its
 * published terms, so pages can show them before they load data. This file has no schemas, so that
 * pages can load it first.
 */
export function inviteOfferIn(currency: string): InviteOffer {
  /** All rewards are coupons, because a bonus is only allowed in some regions. */
  const coupon = (amount: string): InviteReward => ({
    type: 'coupon',
    value: { amount, unit: currency },
    withdrawal: 'none',
    fees: 'trade',
  });
  return {
    claimDays: 7,
    validityDays: 90,
    inviter: coupon('20'),
    friend: coupon('10'),
    tiers: [
      { friends: 10, ...coupon('100') },
      { friends: 25, ...coupon('300') },
      { friends: 50, ...coupon('800') },
    ],
  };
}

/**
 * Returns the rewards for an invitation, in the currency of an edition. They are part of its
 * published terms, so pages can show them before they load data. This file has no schemas, so that
 * pages can load it first.
 */
export function inviteOfferIn(currency: string) {
  /** All rewards are coupons, because a bonus is only allowed in some regions. */
  const coupon = (amount: string) =>
    ({
      type: 'coupon',
      value: { amount, unit: currency },
      withdrawal: 'none',
      fees: 'trade',
    }) as const;
  return {
    /** Time to claim a reward. */
    claimDays: 7,
    /** Validity of a claimed reward. */
    validityDays: 90,
    /** Reward of the inviter for each friend who trades. */
    inviter: coupon('20'),
    /** Reward of the friend for signing up. */
    friend: coupon('10'),
    /** Further rewards of the inviter, each once this number of friends have traded. */
    tiers: [
      { friends: 10, ...coupon('100') },
      { friends: 25, ...coupon('300') },
      { friends: 50, ...coupon('800') },
    ],
  } as const;
}

/**
 * Returns the rewards for an invitation, in the currency of an edition. They are part of its
 * published terms, so pages can show them before they load data. The inviter gets `inviter` for
 * each friend who trades, and the reward of a tier once that number of friends have traded. The
 * friend gets `friend` for signing up. Each reward can be claimed within `claimDays` and is valid
 * for `validityDays` after that. All are coupons, because a bonus is only allowed in some regions.
 * This file has no schemas, so that pages can load it first.
 */
export function inviteOfferIn(currency: string) {
  const coupon = (amount: string) =>
    ({
      type: 'coupon',
      value: { amount, unit: currency },
      withdrawal: 'none',
      fees: 'trade',
    }) as const;
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
  } as const;
}

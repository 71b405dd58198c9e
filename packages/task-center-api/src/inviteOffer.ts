/**
 * Rewards for an invitation. They are part of its published terms, so pages can show them before they load data. The
 * inviter gets `inviter` for each friend who trades, and the reward of a tier once that number of friends have traded. The
 * friend gets `friend` for signing up. Each reward can be claimed within `claimDays` and is valid for `validityDays`
 * after that. All are coupons, because a bonus is only allowed in some regions. This file has no schemas, so that pages
 * can load it first.
 */
export const inviteOffer = {
  claimDays: 7,
  validityDays: 30,
  inviter: { type: 'coupon', value: { amount: '20', unit: 'USDT' }, withdrawal: 'none' },
  friend: { type: 'coupon', value: { amount: '10', unit: 'USDT' }, withdrawal: 'none' },
  tiers: [
    { friends: 10, type: 'coupon', value: { amount: '100', unit: 'USDT' }, withdrawal: 'none' },
    { friends: 25, type: 'coupon', value: { amount: '300', unit: 'USDT' }, withdrawal: 'none' },
    { friends: 50, type: 'coupon', value: { amount: '800', unit: 'USDT' }, withdrawal: 'none' },
  ],
} as const;

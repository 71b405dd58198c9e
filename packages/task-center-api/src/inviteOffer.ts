/**
 * Rewards of an invitation. Part of its published terms, so pages can show them before they load
 * data. The inviter gets one for each friend who trades, and the friend gets one for signing up.
 * Each tier is one more reward of the inviter, once this number of friends have traded.
 * In a file without schemas, so that pages can load it first.
 */
export const inviteOffer = {
  inviter: { type: 'bonus', value: { amount: '20', unit: 'USDT' }, withdrawal: 'profit' },
  friend: { type: 'coupon', value: { amount: '10', unit: 'USDT' }, withdrawal: 'none' },
  tiers: [
    { friends: 10, type: 'bonus', value: { amount: '100', unit: 'USDT' }, withdrawal: 'profit' },
    { friends: 25, type: 'bonus', value: { amount: '300', unit: 'USDT' }, withdrawal: 'profit' },
    { friends: 50, type: 'bonus', value: { amount: '800', unit: 'USDT' }, withdrawal: 'profit' },
  ],
} as const;

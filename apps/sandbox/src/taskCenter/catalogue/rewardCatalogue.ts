import { pointsValidityDays, type RewardType, type Withdrawal } from '@exchange/task-center-api';

/** A kind of reward. The translation files `catalogue/{lng}.json` contain its texts under the same code. */
export interface RewardEntry {
  type: RewardType;
  withdrawal: Withdrawal;
  /** Default amount, a decimal string. A grant may override it. */
  amount: string;
  /** A coin, `ratio` or `points`. */
  unit: string;
  /** Maximum value of a `ratio` reward. */
  limit?: { amount: string; unit: string };
  /** Trades whose fees the reward lowers or pays back. */
  fees?: 'trade' | 'derivatives';
  /** Days to claim the reward if it was given instead of earned. */
  claimDays: number;
  /** Days that the reward is valid after the claim. null means no expiry. */
  validityDays: number | null;
  needsActivation: boolean;
  /** Whether the claim itself pays the reward. */
  credited: boolean;
  usePath: string;
}

const spot = '/trade/spot/BTC/USDT';
const derivatives = '/trade/usdt/BTCUSDT';
const assets = '/user/assets/home/spot';

export const rewardCatalogue = {
  points: {
    type: 'points',
    withdrawal: 'none',
    amount: '10',
    unit: 'points',
    claimDays: 30,
    validityDays: pointsValidityDays,
    needsActivation: false,
    credited: true,
    usePath: '/task-center/points',
  },
  'fee-rebate-20': {
    type: 'fee_rebate',
    withdrawal: 'payout',
    amount: '0.2',
    unit: 'ratio',
    limit: { amount: '50', unit: 'USDT' },
    fees: 'trade',
    claimDays: 7,
    validityDays: 14,
    needsActivation: true,
    credited: false,
    usePath: spot,
  },
  'fee-rebate-50': {
    type: 'fee_rebate',
    withdrawal: 'payout',
    amount: '0.5',
    unit: 'ratio',
    limit: { amount: '200', unit: 'USDT' },
    fees: 'derivatives',
    claimDays: 7,
    validityDays: 7,
    needsActivation: true,
    credited: false,
    usePath: derivatives,
  },
  'coupon-5': {
    type: 'coupon',
    withdrawal: 'none',
    amount: '5',
    unit: 'USDT',
    fees: 'trade',
    claimDays: 7,
    validityDays: 30,
    needsActivation: false,
    credited: false,
    usePath: spot,
  },
  'coupon-10': {
    type: 'coupon',
    withdrawal: 'none',
    amount: '10',
    unit: 'USDT',
    fees: 'trade',
    claimDays: 7,
    validityDays: 90,
    needsActivation: false,
    credited: false,
    usePath: spot,
  },
  /** Prize of campaigns without derivatives, and the same as `bonus` for regions without them. Each grant sets the amount. */
  coupon: {
    type: 'coupon',
    withdrawal: 'none',
    amount: '20',
    unit: 'USDT',
    fees: 'trade',
    claimDays: 30,
    validityDays: 90,
    needsActivation: false,
    credited: false,
    usePath: spot,
  },
  'bonus-15': {
    type: 'bonus',
    withdrawal: 'profit',
    amount: '15',
    unit: 'USDT',
    claimDays: 7,
    validityDays: 14,
    needsActivation: false,
    credited: false,
    usePath: derivatives,
  },
  'bonus-50': {
    type: 'bonus',
    withdrawal: 'profit',
    amount: '50',
    unit: 'USDT',
    claimDays: 7,
    validityDays: 30,
    needsActivation: false,
    credited: false,
    usePath: derivatives,
  },
  /** Prize of campaigns about derivatives. Each grant sets the amount. */
  bonus: {
    type: 'bonus',
    withdrawal: 'profit',
    amount: '20',
    unit: 'USDT',
    claimDays: 30,
    validityDays: 90,
    needsActivation: false,
    credited: false,
    usePath: derivatives,
  },
  'trial-fund-100': {
    type: 'trial_fund',
    withdrawal: 'profit',
    amount: '100',
    unit: 'USDT',
    claimDays: 7,
    validityDays: 3,
    needsActivation: true,
    credited: false,
    usePath: derivatives,
  },
  'airdrop-eth': {
    type: 'airdrop',
    withdrawal: 'full',
    amount: '0.005',
    unit: 'ETH',
    claimDays: 14,
    validityDays: null,
    needsActivation: false,
    credited: true,
    usePath: assets,
  },
  'airdrop-btc': {
    type: 'airdrop',
    withdrawal: 'full',
    amount: '0.0001',
    unit: 'BTC',
    claimDays: 14,
    validityDays: null,
    needsActivation: false,
    credited: true,
    usePath: assets,
  },
  'apy-booster-5': {
    type: 'apy_booster',
    withdrawal: 'payout',
    amount: '0.05',
    unit: 'ratio',
    limit: { amount: '1000', unit: 'USDT' },
    claimDays: 7,
    validityDays: 7,
    needsActivation: true,
    credited: false,
    usePath: '/earn/home',
  },
  'loss-cover-30': {
    type: 'loss_cover',
    withdrawal: 'payout',
    amount: '30',
    unit: 'USDT',
    claimDays: 7,
    validityDays: 7,
    needsActivation: true,
    credited: false,
    usePath: derivatives,
  },
  'mystery-box': {
    type: 'mystery_box',
    withdrawal: 'none',
    amount: '50',
    unit: 'USDT',
    claimDays: 7,
    validityDays: 7,
    needsActivation: true,
    credited: false,
    usePath: '/task-center/my-rewards',
  },
} as const satisfies Record<string, RewardEntry>;

export type RewardCode = keyof typeof rewardCatalogue;

/** A reward to grant. `amount` overrides the default amount from the catalogue. */
export interface Grant {
  code: RewardCode;
  amount?: string;
  /** The reward for which this one was given, because the account may not receive it where it lives. */
  replaced?: RewardCode | null;
  /** Stablecoin in which it was issued, if it was promised or given. */
  coin?: string;
}

/** Possible contents of a mystery box. The probabilities add up to 1. */
export const boxContents: readonly { grant: Grant; probability: string }[] = [
  { grant: { code: 'points', amount: '100' }, probability: '0.5' },
  { grant: { code: 'coupon-5' }, probability: '0.35' },
  { grant: { code: 'bonus-15' }, probability: '0.12' },
  { grant: { code: 'bonus-50' }, probability: '0.03' },
];

export function isRewardCode(code: string): code is RewardCode {
  return Object.hasOwn(rewardCatalogue, code);
}

export function rewardEntry(code: RewardCode): RewardEntry {
  return rewardCatalogue[code];
}

/** Returns the unit of what is used and left of a reward. */
export function amountUnit(code: RewardCode): string {
  const { limit, unit } = rewardEntry(code);
  return limit?.unit ?? unit;
}

/** Amount of the largest fee coupon. */
export const largestCoupon = String(
  Math.max(
    ...Object.values(rewardCatalogue).map(({ type, amount }) =>
      type === 'coupon' ? Number(amount) : 0,
    ),
  ),
);

import type { GateReason, TaskCategory, TaskKind } from '@exchange/task-center-api';
import type { Grant } from './rewardCatalogue.ts';
import type { Dates } from '../campaigns/season.ts';

/** A condition of a task or campaign. Every task and campaign also requires login. */
export type GateRule =
  | { reason: Extract<GateReason, 'sub_account' | 'vip_only'> }
  | { reason: 'kyc_level'; level: number }
  | { reason: 'region'; regions: readonly string[] }
  | { reason: 'previous_task'; taskId: string }
  | { reason: 'join_campaign'; campaignId: string };

/** A task. The translation files `catalogue/{lng}.json` contain its texts under the same id. */
export interface TaskEntry {
  id: string;
  category: TaskCategory;
  kind: TaskKind;
  unit: 'USDT' | 'count';
  /** Tiers, lowest first. The API's `rule_index` is the index of a tier. */
  tiers: readonly { target: string; reward: Grant }[];
  goPath: string;
  gates?: readonly GateRule[];
  /** Period of a temporary task. */
  dates?: Dates;
  /** Days after the registration in which an account can do the task. */
  accountDays?: number;
  /** Whether the task requires a manual review. */
  reviewed?: boolean;
}

/** Days after a task's end in which it can still be claimed if it was finished in time. */
export const claimGraceDays = 7;

/** Days after the registration in which an account can do the tasks of newcomers. */
const newcomerDays = 30;
const spot = '/trade/spot/BTC/USDT';
const derivatives = '/trade/usdt/BTCUSDT';
const deposit = '/user/assets/deposit';
const convert = '/convert';
const earn = '/earn/home';
const mainAccount: GateRule = { reason: 'sub_account' };

const points = (amount: string): Grant => ({ code: 'points', amount });

const tiers = (...each: readonly (readonly [target: string, reward: Grant])[]) =>
  each.map(([target, reward]) => ({ target, reward }));

export const taskCatalogue: readonly TaskEntry[] = [
  {
    id: 'open-account',
    category: 'newcomer',
    kind: 'register',
    unit: 'count',
    tiers: tiers(['1', points('50')]),
    goPath: '/register',
    accountDays: newcomerDays,
    gates: [mainAccount],
  },
  {
    id: 'verify-identity',
    category: 'newcomer',
    kind: 'kyc',
    unit: 'count',
    // The law requires the check, so its reward must not lead to derivatives.
    tiers: tiers(['1', { code: 'coupon-10' }]),
    goPath: '/user/accounts/auth/personal',
    accountDays: newcomerDays,
    gates: [mainAccount],
  },
  {
    id: 'first-deposit',
    category: 'newcomer',
    kind: 'deposit',
    unit: 'USDT',
    tiers: tiers(['100', { code: 'coupon-10' }]),
    goPath: deposit,
    accountDays: newcomerDays,
    gates: [mainAccount],
  },
  {
    id: 'first-trade',
    category: 'newcomer',
    kind: 'trade',
    unit: 'USDT',
    tiers: tiers(['50', { code: 'airdrop-btc' }]),
    goPath: spot,
    accountDays: newcomerDays,
    gates: [mainAccount, { reason: 'previous_task', taskId: 'first-deposit' }],
  },
  {
    id: 'first-earn',
    category: 'newcomer',
    kind: 'earn',
    unit: 'USDT',
    tiers: tiers(['50', { code: 'apy-booster-5' }]),
    goPath: earn,
    accountDays: newcomerDays,
    gates: [mainAccount, { reason: 'previous_task', taskId: 'first-trade' }],
  },
  {
    id: 'first-derivative',
    category: 'newcomer',
    kind: 'derivatives',
    unit: 'USDT',
    tiers: tiers(['200', { code: 'trial-fund-100' }]),
    goPath: derivatives,
    accountDays: newcomerDays,
    gates: [mainAccount, { reason: 'previous_task', taskId: 'first-trade' }],
  },
  {
    id: 'daily-trade',
    category: 'daily',
    kind: 'trade',
    unit: 'USDT',
    tiers: tiers(['100', points('20')]),
    goPath: spot,
  },
  {
    id: 'daily-derivatives',
    category: 'daily',
    kind: 'derivatives',
    unit: 'USDT',
    tiers: tiers(['500', points('20')]),
    goPath: derivatives,
  },
  {
    id: 'daily-convert',
    category: 'daily',
    kind: 'convert',
    unit: 'count',
    tiers: tiers(['1', points('10')]),
    goPath: convert,
  },
  {
    id: 'weekly-trade',
    category: 'weekly',
    kind: 'trade',
    unit: 'USDT',
    tiers: tiers(
      ['1000', points('100')],
      ['5000', { code: 'coupon-5' }],
      ['20000', { code: 'fee-rebate-20' }],
    ),
    goPath: spot,
  },
  {
    id: 'weekly-derivatives',
    category: 'weekly',
    kind: 'derivatives',
    unit: 'USDT',
    tiers: tiers(
      ['8000', points('100')],
      ['50000', { code: 'bonus-15' }],
      ['200000', { code: 'bonus-50' }],
    ),
    goPath: derivatives,
  },
  {
    id: 'weekly-invite',
    category: 'weekly',
    kind: 'invite',
    unit: 'count',
    tiers: tiers(['1', points('100')], ['3', { code: 'mystery-box' }]),
    goPath: '/task-center/invite',
    gates: [mainAccount],
  },
  {
    id: 'weekly-earn',
    category: 'weekly',
    kind: 'earn',
    unit: 'USDT',
    tiers: tiers(['500', points('80')]),
    goPath: earn,
  },
  {
    id: 'secure-account',
    category: 'special',
    kind: 'two_factor',
    unit: 'count',
    tiers: tiers(['1', { code: 'coupon-5' }]),
    goPath: '/user/accounts/security',
  },
  {
    id: 'welcome-week',
    category: 'special',
    kind: 'convert',
    unit: 'count',
    tiers: tiers(['3', { code: 'coupon-5' }]),
    goPath: convert,
    accountDays: 7,
  },
  {
    id: 'vip-volume',
    category: 'special',
    kind: 'derivatives',
    unit: 'USDT',
    tiers: tiers(['100000', { code: 'bonus-50' }], ['1000000', { code: 'fee-rebate-50' }]),
    goPath: derivatives,
    dates: { fromDay: -10, toDay: 28 },
    gates: [{ reason: 'vip_only' }, { reason: 'kyc_level', level: 2 }],
  },
  {
    id: 'regional-airdrop',
    category: 'special',
    kind: 'trade',
    unit: 'USDT',
    tiers: tiers(['300', { code: 'airdrop-eth' }]),
    goPath: spot,
    dates: { fromDay: -5, toDay: 25 },
    gates: [{ reason: 'region', regions: ['default', 'tr', 'kz', 'ge', 'id', 'ae'] }],
  },
  {
    id: 'share-review',
    category: 'special',
    kind: 'community',
    unit: 'count',
    reviewed: true,
    tiers: tiers(['1', points('200')]),
    goPath: '/task-center/invite',
    dates: { fromDay: -3, toDay: 28 },
    // A paid post for strangers must be the opinion of a customer.
    gates: [
      { reason: 'kyc_level', level: 1 },
      { reason: 'previous_task', taskId: 'first-trade' },
    ],
  },
  {
    id: 'safe-start',
    category: 'special',
    kind: 'derivatives',
    unit: 'USDT',
    tiers: tiers(['1000', { code: 'loss-cover-30' }]),
    goPath: derivatives,
    dates: { fromDay: 5, toDay: 28 },
  },
  {
    id: 'autumn-deposit',
    category: 'special',
    kind: 'deposit',
    unit: 'USDT',
    tiers: tiers(['500', { code: 'bonus-15' }]),
    goPath: deposit,
    dates: { fromDay: -30, toDay: -1 },
  },
  {
    id: 'volume-cup-entry',
    category: 'special',
    kind: 'trade',
    unit: 'USDT',
    tiers: tiers(['2000', { code: 'coupon-5' }]),
    goPath: spot,
    dates: { fromDay: -7, toDay: 21 },
    gates: [{ reason: 'join_campaign', campaignId: 'volume-cup' }],
  },
];

export function taskEntry(id: string): TaskEntry | undefined {
  return taskCatalogue.find((entry) => entry.id === id);
}

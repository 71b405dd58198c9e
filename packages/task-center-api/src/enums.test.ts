import { expect, it } from 'vitest';
import {
  businessCodes,
  campaignStates,
  friendStages,
  gateReasons,
  rewardGroups,
  rewardStates,
  rewardTypes,
  taskCategories,
  taskKinds,
  taskStates,
} from './index.ts';

/** Numbers and words of the API, written out again. Changing one breaks older pages and servers. */
it.each<[string, unknown, unknown]>([
  [
    'business codes',
    businessCodes,
    {
      badInput: 10001,
      notFound: 10004,
      notLoggedIn: 10007,
      regionBlocked: 30001,
      gateClosed: 30002,
      notFinished: 30003,
      alreadyClaimed: 30004,
      over: 30005,
      keyReused: 30006,
      notActivatable: 30007,
    },
  ],
  ['campaign states', campaignStates, ['upcoming', 'ongoing', 'ended']],
  ['friend stages', friendStages, ['registered', 'deposited', 'traded']],
  [
    'gate reasons',
    gateReasons,
    [
      'needs_login',
      'kyc_level',
      'region',
      'sub_account',
      'newcomer_only',
      'vip_only',
      'previous_task',
      'not_started',
      'join_campaign',
    ],
  ],
  [
    'reward groups',
    rewardGroups,
    {
      to_claim: ['to_claim'],
      active: ['active', 'in_use'],
      used: ['used_up'],
      expired: ['expired', 'revoked'],
    },
  ],
  [
    'reward states',
    rewardStates,
    ['to_claim', 'active', 'in_use', 'used_up', 'expired', 'revoked'],
  ],
  [
    'reward types',
    rewardTypes,
    [
      'fee_rebate',
      'coupon',
      'bonus',
      'trial_fund',
      'airdrop',
      'apy_booster',
      'loss_cover',
      'mystery_box',
      'points',
    ],
  ],
  ['task categories', taskCategories, ['newcomer', 'daily', 'weekly', 'special']],
  [
    'task kinds',
    taskKinds,
    [
      'register',
      'kyc',
      'two_factor',
      'deposit',
      'trade',
      'derivatives',
      'convert',
      'earn',
      'invite',
      'community',
    ],
  ],
  [
    'task states',
    taskStates,
    [
      'locked',
      'todo',
      'in_progress',
      'under_review',
      'claimable',
      'claimed',
      'expired',
      'ended',
      'rejected',
    ],
  ],
])('has the documented %s', (_name, words, expected) => {
  expect(words).toEqual(expected);
});

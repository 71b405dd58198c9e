import type { EndpointName } from '../src/endpoints.ts';

const text = { text: 'Trade {volume}', values: { volume: { amount: '100', unit: 'USDT' } } };
const usdt = { amount: '12.5', unit: 'USDT' };
export const time = 1_767_787_200_000;

const gate = {
  reason: 'kyc_level',
  met: false,
  level: 1,
  task_id: 'open-account',
  campaign_id: 'volume-cup',
  opens_at: time,
};
const openGate = {
  ...gate,
  reason: 'vip_only',
  met: true,
  level: null,
  task_id: null,
  campaign_id: null,
  opens_at: null,
};

const rewardPreview = {
  reward_code: 'rebate-20',
  type: 'fee_rebate',
  withdrawal: 'payout',
  title: text,
  summary: text,
  value: { amount: '0.2', unit: 'ratio' },
  worth: null,
  limit: usdt,
  up_to: true,
  validity_days: 30,
  fees: 'trade',
  buys: { price: '100', type: 'coupon', value: usdt },
  own_balance: [text],
  odds: [
    { type: 'coupon', value: usdt, withdrawal: 'none', probability: '0.75' },
    { type: 'bonus', value: usdt, withdrawal: 'profit', probability: '0.25' },
  ],
};

const reward = {
  ...rewardPreview,
  reward_id: '7',
  state: 'in_use',
  remaining: usdt,
  origin: text,
  granted_at: time,
  claim_by: time,
  claimed_at: time,
  needs_activation: true,
  activated_at: time,
  valid_until: time,
  revoked: { at: time, reason: text },
  opened: { ...rewardPreview, reward_id: '8' },
  use_path: '/trade',
};
const newReward = {
  ...reward,
  state: 'to_claim',
  limit: null,
  up_to: false,
  odds: null,
  claim_by: null,
  claimed_at: null,
  needs_activation: false,
  activated_at: null,
  validity_days: null,
  fees: null,
  buys: null,
  own_balance: [],
  valid_until: null,
  origin: null,
  revoked: null,
  opened: null,
};

const progress = { current: '40', target: '100', unit: 'USDT' };

const task = {
  task_id: 'first-deposit',
  category: 'newcomer',
  kind: 'deposit',
  title: text,
  summary: text,
  period: 'once',
  rule_index: 0,
  rule_count: 1,
  claimable_rules: 0,
  state: 'in_progress',
  progress,
  reward: rewardPreview,
  starts_at: time,
  ends_at: time,
  account_days: 30,
  claim_by: time,
  resets_at: time,
  gates: [gate, openGate],
  go_path: '/trade/spot/BTC/USDT',
};
const endlessTask = {
  ...task,
  starts_at: null,
  ends_at: null,
  account_days: null,
  claim_by: null,
  resets_at: null,
};

const rule = {
  rule_index: 0,
  state: 'claimed',
  progress,
  reward: rewardPreview,
  claimed_at: time,
  reward_id: '7',
};
const taskDetail = {
  ...task,
  steps: [text],
  terms: [text],
  rules: [rule, { ...rule, state: 'todo', claimed_at: null, reward_id: null }],
};

const campaign = {
  campaign_id: 'volume-cup',
  state: 'ongoing',
  title: text,
  summary: text,
  art: 'cup' as const,
  featured: true,
  starts_at: time,
  ends_at: time,
  pool: usdt,
  prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
  participants: 120,
  joined_at: time,
  gates: [gate],
};
const campaignDetail = {
  ...campaign,
  prizes_at: 3,
  terms: [text],
  prizes: [{ from_rank: 1, to_rank: 10, value: { amount: '1.25', unit: 'USDT' } }],
  kind: 'trade',
  unit: 'USDT',
  own: {
    rank: 1,
    score: '9000000',
    prize: { reward_id: '7', reward_code: 'bonus', value: usdt, to_claim: true },
  },
  go_path: '/trade',
  score_rule: text,
  rules_path: '/legal/campaigns/volume-cup',
};
const leader = { rank: 1, name: 'al***e', score: usdt, prize: usdt, is_self: true };

const checkIn = {
  checked_today: true,
  streak: 3,
  resets_at: time,
  lost: { streak: 4, can_restore: true },
  days: [
    { day: '2026-01-06', state: 'checked', reward: rewardPreview },
    { day: '2026-01-07', state: 'today', reward: rewardPreview },
    { day: '2026-01-08', state: 'upcoming', reward: rewardPreview },
  ],
};

const usage = { usage_id: '1', at: time, kind: 'trade', value: usdt, opened: null };
const inviteRecord = {
  record_id: '3',
  name: 'bo***b',
  joined_at: time,
  stage: 'traded',
  reward: usdt,
};
const walletPart = {
  count: 2,
  sums: [
    { type: 'coupon', value: usdt, worth: null, withdrawal: 'none', up_to: false, fees: 'trade' },
  ],
};
const pointsEntry = {
  entry_id: 'spent-3',
  origin: text,
  at: time,
  kind: 'spent',
  change: '-200',
  balance: '120',
  reward: rewardPreview,
};
const notices = {
  items: [
    {
      notice_id: 'expires-7',
      kind: 'expires',
      at: time,
      read: false,
      title: text,
      reward: { ...rewardPreview, reward_id: '7' },
      campaign_id: 'volume-cup',
      ends_at: time,
    },
  ],
  next_cursor: 'WzFd',
  unread: 1,
  switches: { credited: true, expires: true, started: false },
};
const noticeState = { unread: 0, switches: { credited: true, expires: false, started: true } };
const rewardResult = { reward, opened: newReward };

/**
 * Complete results of each call. Nullable fields have a value in the first result and are null in a
 * later one.
 */
export const samples: Record<EndpointName, readonly object[]> = {
  time: [{ server_time: time }],
  home: [
    {
      server_time: time,
      viewer: {
        logged_in: true,
        region: 'default',
        kyc_level: 2,
        is_vip: true,
        is_submember: false,
      },
      check_in: checkIn,
      tasks: [task],
      campaigns: [campaign],
      totals: {
        claimable_tasks: 3,
        claimable_rewards: 2,
        claimable: [
          {
            type: 'coupon',
            value: usdt,
            worth: null,
            limit: null,
            up_to: false,
            withdrawal: 'none',
          },
          {
            type: 'airdrop',
            value: { amount: '0.005', unit: 'ETH' },
            worth: usdt,
            limit: null,
            up_to: false,
            withdrawal: 'full',
          },
        ],
        clocks: { count: 2, shortest_days: 3 },
        expiring: { count: 2, to_claim: 1, next: time },
        points: '120',
      },
    },
  ],
  tasks: [
    { items: [task], next_cursor: 'WzFd' },
    { items: [endlessTask], next_cursor: null },
  ],
  task: [taskDetail],
  campaigns: [
    { items: [campaign], next_cursor: 'WzFd' },
    { items: [{ ...campaign, joined_at: null }], next_cursor: null },
  ],
  campaign: [
    campaignDetail,
    { ...campaignDetail, own: null },
    { ...campaignDetail, own: { rank: null, score: '0', prize: null } },
  ],
  leaderboard: [
    {
      items: [leader],
      next_cursor: 'WzFd',
      own: leader,
      next_prize: { missing: usdt, prize: usdt, rank: 10, score: usdt },
      last_prize: { prize: usdt, rank: 50, score: usdt },
      updated_at: time,
    },
    {
      items: [{ ...leader, prize: null }],
      next_cursor: null,
      own: null,
      next_prize: null,
      last_prize: null,
      updated_at: time,
    },
  ],
  rewards: [
    {
      items: [reward, newReward],
      next_cursor: 'WzFd',
      counts: { to_claim: 1, active: 2, used: 3, expired: 4 },
      claimable_tasks: 1,
      elsewhere: { to_claim: 0, active: 1 },
    },
  ],
  reward: [
    { ...reward, terms: [text], task_id: 'first-deposit' },
    { ...newReward, terms: [], task_id: null },
  ],
  wallet: [
    {
      received: walletPart,
      ready: { ...walletPart, clocks: { count: 2, shortest_days: 7 } },
      active: walletPart,
      expiring: { ...walletPart, to_claim: 1, next: time },
    },
    {
      received: { count: 0, sums: [] },
      ready: { count: 0, sums: [], clocks: null },
      active: { count: 0, sums: [] },
      expiring: { count: 0, sums: [], to_claim: 0, next: null },
    },
  ],
  usage: [{ items: [usage], next_cursor: null }],
  invite: [
    {
      code: 'ABCD2345',
      path: '/task-center/invite?ref=ABCD2345',
      funnel: { registered: 12, traded: 5 },
      per_friend: usdt,
      earned: usdt,
    },
  ],
  inviteRecords: [
    { items: [inviteRecord], next_cursor: 'WzFd' },
    { items: [{ ...inviteRecord, reward: null }], next_cursor: null },
  ],
  points: [
    {
      items: [pointsEntry],
      next_cursor: 'WzFd',
      balance: '120',
      earned: '330',
      spent: '200',
      expired: '10',
      expiring: { points: '20', at: time },
    },
    {
      items: [{ ...pointsEntry, kind: 'earned', change: '5', reward: null }],
      next_cursor: null,
      balance: '5',
      earned: '5',
      spent: '0',
      expired: '0',
      expiring: null,
    },
  ],
  claimable: [
    {
      items: [
        {
          claim_id: 'reward-7',
          title: text,
          reward: rewardPreview,
          claim_by: 1,
          expires_soon: true,
          tier: null,
        },
        {
          claim_id: 'task-trade',
          title: text,
          reward: rewardPreview,
          claim_by: null,
          expires_soon: false,
          tier: { task_id: 'trade', rule_index: 0 },
        },
      ],
    },
  ],
  kinds: [{ items: [{ type: 'coupon', terms: [text] }] }],
  shop: [
    {
      balance: '120',
      offers: [
        { offer_id: 'coupon-10', price: '200', reward: rewardPreview },
        { offer_id: 'airdrop', price: '900', reward: rewardPreview },
      ],
    },
  ],
  notices: [
    notices,
    {
      ...notices,
      items: [{ ...notices.items[0], reward: null, campaign_id: null, ends_at: null }],
      next_cursor: null,
    },
  ],
  buy: [{ reward, balance: '20' }],
  readNotices: [noticeState],
  switchNotice: [noticeState],
  claim: [{ claimed_at: time, task, reward }],
  claimReward: [rewardResult, { reward, opened: null }],
  claimAll: [{ claimed_tasks: 2, claimed_rewards: 1, rewards: [reward] }],
  activate: [rewardResult],
  join: [campaignDetail],
  checkIn: [{ check_in: checkIn, reward }],
};

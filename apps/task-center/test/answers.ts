import type { ResultOf, Task } from '@exchange/task-center-api';

/** Start of the fake clock in component tests, in ms UTC. */
export const testStart = Date.UTC(2026, 10, 21, 12);

const hourMs = 3_600_000;
const text = (words: string) => ({ text: words, values: {} });
const usdt = (amount: string) => ({ amount, unit: 'USDT' });
const coupon = {
  reward_code: 'coupon',
  type: 'coupon',
  withdrawal: 'none',
  title: text('Trading coupon'),
  summary: text('Pays your trading fees.'),
  value: usdt('10'),
  worth: null,
  limit: null,
  up_to: false,
  validity_days: null,
  fees: 'trade',
  buys: null,
  own_balance: [] as never[],
  odds: null,
} as const;

export const gate = {
  reason: 'needs_login',
  met: false,
  level: null,
  task_id: null,
  campaign_id: null,
  opens_at: null,
} as const;

export const dailyTask: Task = {
  task_id: 'daily-trade',
  category: 'daily',
  kind: 'trade',
  title: text('Daily spot trade'),
  summary: text('Trade on the spot market.'),
  period: '2026-11-21',
  rule_index: 0,
  rule_count: 1,
  claimable_rules: 1,
  state: 'claimable',
  progress: { current: '100', target: '100', unit: 'USDT' },
  reward: coupon,
  starts_at: null,
  ends_at: null,
  account_days: null,
  claim_by: testStart + 2 * hourMs,
  resets_at: testStart + 12 * hourMs,
  gates: [],
  go_path: '/trade/spot/BTC/USDT',
};

const weeklyTask: Task = {
  ...dailyTask,
  task_id: 'weekly-trade',
  category: 'weekly',
  title: text('Weekly spot trade'),
  period: '2026-W47',
  claimable_rules: 0,
  state: 'in_progress',
  progress: { current: '40', target: '100', unit: 'USDT' },
  claim_by: null,
};

const reward: ResultOf<'rewards'>['items'][number] = {
  ...coupon,
  reward_id: '14',
  state: 'to_claim',
  remaining: usdt('10'),
  origin: null,
  revoked: null,
  granted_at: testStart - hourMs,
  claim_by: testStart + 24 * hourMs,
  claimed_at: null,
  needs_activation: false,
  activated_at: null,
  valid_until: null,
  opened: null,
  use_path: '/trade',
};

const campaign: ResultOf<'campaigns'>['items'][number] = {
  campaign_id: 'volume-cup',
  state: 'ongoing',
  title: text('Volume Cup'),
  summary: text('Trade more than the others.'),
  art: 'cup' as const,
  featured: true,
  starts_at: testStart - 24 * hourMs,
  ends_at: testStart + 48 * hourMs,
  pool: usdt('5000'),
  prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
  participants: 120,
  joined_at: null,
  gates: [],
};

const friend = (index: number): ResultOf<'inviteRecords'>['items'][number] => ({
  record_id: `friend-${index}`,
  name: `f***${index}@example.com`,
  joined_at: testStart - index * hourMs,
  stage: 'traded',
  reward: usdt('20'),
});

/** One valid response per endpoint of the shared table. */
export const answers = {
  home: {
    server_time: testStart,
    viewer: {
      logged_in: true,
      region: 'default',
      kyc_level: 1,
      is_vip: false,
      is_submember: false,
    },
    check_in: {
      checked_today: false,
      streak: 0,
      resets_at: testStart + 12 * hourMs,
      lost: null,
      days: [{ day: '2026-11-21', state: 'today', reward: coupon }],
    },
    tasks: [dailyTask, weeklyTask],
    campaigns: [campaign],
    totals: {
      claimable_tasks: 1,
      claimable_rewards: 0,
      claimable: [
        {
          type: 'coupon',
          value: usdt('10'),
          worth: null,
          limit: null,
          up_to: false,
          withdrawal: 'none',
          fees: 'trade',
        },
      ],
      clocks: null,
      expiring: { count: 0, to_claim: 0, claim_by: null, use_by: null },
      points: '200',
    },
  },
  task: {
    ...dailyTask,
    steps: [text('Open the spot market.')],
    terms: [text('One claim per day.')],
    rules: [
      {
        rule_index: 0,
        state: dailyTask.state,
        progress: dailyTask.progress,
        reward: coupon,
        claimed_at: null,
        reward_id: null,
      },
    ],
    clocks: null,
  },
  rewards: {
    items: [reward],
    next_cursor: null,
    counts: { to_claim: 1, active: 0, used: 0, expired: 0 },
    claimable_tasks: 0,
    elsewhere: { to_claim: 0, active: 0 },
  },
  claimable: {
    items: [
      {
        claim_id: 'task-daily',
        title: dailyTask.title,
        reward: coupon,
        claim_by: dailyTask.claim_by,
        expires_soon: false,
        tier: { task_id: dailyTask.task_id, rule_index: 0 },
      },
    ],
  },
  wallet: {
    received: { count: 0, sums: [] },
    ready: {
      count: 1,
      sums: [
        {
          type: 'coupon',
          value: usdt('10'),
          worth: null,
          limit: null,
          withdrawal: 'none',
          up_to: false,
          fees: 'trade',
        },
      ],
      clocks: null,
    },
    active: { count: 0, sums: [] },
    expiring: { count: 0, to_claim: 0, sums: [], claim_by: null, use_by: null },
  },
  points: {
    items: [
      {
        entry_id: 'earned-1',
        at: testStart - hourMs,
        kind: 'earned',
        change: '200',
        balance: '200',
        reward: null,
        origin: text('Daily spot trade'),
      },
    ],
    next_cursor: null,
    balance: '200',
    earned: '200',
    spent: '0',
    expired: '0',
    expiring: { points: '200', at: Date.UTC(2027, 10, 22) },
  },
  kinds: { items: [{ type: 'coupon', terms: [text('The coupon is used by itself.')] }] },
  shop: {
    balance: '200',
    offers: [
      { offer_id: 'coupon-10', price: '190', reward: coupon },
      { offer_id: 'coupon-50', price: '900', reward: coupon },
    ],
  },
  notices: {
    items: [
      {
        notice_id: 'credited-14',
        kind: 'credited',
        at: testStart - hourMs,
        read: false,
        title: text('Trading coupon'),
        reward: { ...coupon, reward_id: '14' },
        campaign_id: null,
        ends_at: testStart + 24 * hourMs,
      },
    ],
    next_cursor: null,
    unread: 1,
    switches: { credited: true, expires: true, started: true },
  },
  reward: { ...reward, terms: [text('For spot fees.')], task_id: null },
  usage: { items: [], next_cursor: null },
  campaigns: { items: [campaign], next_cursor: null },
  campaign: {
    ...campaign,
    prizes_at: testStart + 9 * 86_400_000,
    prize_validity_days: 90,
    terms: [text('Fair play.')],
    prizes: [{ from_rank: 1, to_rank: 1, value: usdt('5000') }],
    kind: 'trade',
    score_rule: text('Only spot trades count.'),
    unit: 'USDT',
    own: null,
    go_path: '/trade',
    rules_path: '/legal/campaigns/volume-cup',
  },
  leaderboard: {
    items: [],
    next_cursor: null,
    own: null,
    next_prize: null,
    last_prize: null,
    updated_at: testStart,
  },
  invite: {
    code: 'DEMO2026',
    path: '/task-center/invite?ref=DEMO2026',
    funnel: { registered: 12, traded: 5 },
    per_friend: usdt('20'),
    earned: usdt('100'),
  },
  inviteRecords: {
    items: Array.from({ length: 10 }, (_, index) => friend(index)),
    next_cursor: 'second',
  },
} satisfies { [Name in AnsweredName]: ResultOf<Name> };

/** Response for the cursor in `answers.inviteRecords`: the next page of the list. */
export const lastFriends: ResultOf<'inviteRecords'> = {
  items: [friend(10), friend(11)],
  next_cursor: null,
};

export type AnsweredName =
  | 'home'
  | 'task'
  | 'rewards'
  | 'reward'
  | 'claimable'
  | 'wallet'
  | 'points'
  | 'kinds'
  | 'shop'
  | 'notices'
  | 'usage'
  | 'campaigns'
  | 'campaign'
  | 'leaderboard'
  | 'invite'
  | 'inviteRecords';

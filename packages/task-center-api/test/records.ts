// Objects of the API with all their fields. `openGate`, `newReward` and `endlessTask` have null in the nullable ones.

export const text = { text: 'Trade {volume}', values: { volume: { amount: '100', unit: 'USDT' } } };
export const usdt = { amount: '12.5', unit: 'USDT' };
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

export const rewardPreview = {
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

export const reward = {
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

export const newReward = {
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

export const task = {
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

export const endlessTask = {
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

export const taskDetail = {
  ...task,
  steps: [text],
  terms: [text],
  rules: [rule, { ...rule, state: 'todo', claimed_at: null, reward_id: null }],
  clocks: null,
};

export const campaign = {
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

export const campaignDetail = {
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

export const leader = { rank: 1, name: 'al***e', score: usdt, prize: usdt, is_self: true };

export const checkIn = {
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

export const usage = { usage_id: '1', at: time, kind: 'trade', value: usdt, opened: null };
export const inviteRecord = {
  record_id: '3',
  name: 'bo***b',
  joined_at: time,
  stage: 'traded',
  reward: usdt,
};

export const walletPart = {
  count: 2,
  sums: [
    { type: 'coupon', value: usdt, worth: null, withdrawal: 'none', up_to: false, fees: 'trade' },
  ],
};

export const pointsEntry = {
  entry_id: 'spent-3',
  origin: text,
  at: time,
  kind: 'spent',
  change: '-200',
  balance: '120',
  reward: rewardPreview,
};

export const notices = {
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

export const noticeState = {
  unread: 0,
  switches: { credited: true, expires: false, started: true },
};
export const rewardResult = { reward, opened: newReward };

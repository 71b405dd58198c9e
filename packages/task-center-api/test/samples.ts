import type { EndpointName } from '../src/endpoints.ts';
import {
  campaign,
  campaignDetail,
  checkIn,
  endlessTask,
  inviteRecord,
  leader,
  newReward,
  noticeState,
  notices,
  pointsEntry,
  reward,
  rewardPreview,
  rewardResult,
  task,
  taskDetail,
  text,
  time,
  usage,
  usdt,
  walletPart,
} from './records.ts';

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
            fees: 'trade',
          },
          {
            type: 'airdrop',
            value: { amount: '0.005', unit: 'ETH' },
            worth: usdt,
            limit: null,
            up_to: false,
            withdrawal: 'full',
            fees: null,
          },
        ],
        clocks: { count: 2, shortest_days: 3 },
        expiring: { count: 2, to_claim: 1, claim_by: time, use_by: time },
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
    {
      items: [
        { ...campaign, joined_at: null, kind: 'trade', last_prize: null },
        { ...campaign, last_prize: { prize: usdt, rank: 50, score: usdt } },
      ],
      next_cursor: null,
    },
  ],
  campaign: [
    campaignDetail,
    { ...campaignDetail, prize_validity_days: 90 },
    { ...campaignDetail, prize_validity_days: null, own: null },
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
      ready: {
        count: 2,
        sums: walletPart.sums.map((sum) => ({ ...sum, limit: null })),
        clocks: { count: 2, shortest_days: 7 },
      },
      active: walletPart,
      expiring: { ...walletPart, to_claim: 1, claim_by: time, use_by: null },
    },
    {
      received: { count: 0, sums: [] },
      ready: { count: 0, sums: [], clocks: null },
      active: { count: 0, sums: [] },
      expiring: { count: 0, sums: [], to_claim: 0, claim_by: null, use_by: null },
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
    {
      items: [
        {
          claim_id: 'reward-8',
          title: text,
          origin: text,
          reward: rewardPreview,
          claim_by: null,
          expires_soon: false,
          tier: null,
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

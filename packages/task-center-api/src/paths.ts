import type { EndpointName } from './endpoints.ts';

/** Common prefix of all paths. */
export const apiPath = '/x-api/task-center/v1';

/**
 * Paths of the calls. They are not in `endpoints`, so that the configuration of an exchange can replace them, and loads
 * no schema. Each is written out, so that a search for a path in a log finds it.
 */
export const taskCenterPaths = {
  time: '/x-api/task-center/v1/time',
  home: '/x-api/task-center/v1/home',
  tasks: '/x-api/task-center/v1/tasks',
  task: '/x-api/task-center/v1/task',
  campaigns: '/x-api/task-center/v1/campaigns',
  campaign: '/x-api/task-center/v1/campaign',
  leaderboard: '/x-api/task-center/v1/leaderboard',
  rewards: '/x-api/task-center/v1/rewards',
  reward: '/x-api/task-center/v1/reward',
  claimable: '/x-api/task-center/v1/claimable',
  kinds: '/x-api/task-center/v1/reward-kinds',
  wallet: '/x-api/task-center/v1/wallet',
  usage: '/x-api/task-center/v1/usage',
  invite: '/x-api/task-center/v1/invite',
  inviteRecords: '/x-api/task-center/v1/invite-records',
  points: '/x-api/task-center/v1/points',
  shop: '/x-api/task-center/v1/shop',
  notices: '/x-api/task-center/v1/notices',
  claim: '/x-api/task-center/v1/claim',
  claimReward: '/x-api/task-center/v1/claim-reward',
  claimAll: '/x-api/task-center/v1/claim-all',
  activate: '/x-api/task-center/v1/activate',
  buy: '/x-api/task-center/v1/buy',
  readNotices: '/x-api/task-center/v1/read-notices',
  switchNotice: '/x-api/task-center/v1/switch-notice',
  join: '/x-api/task-center/v1/join',
  checkIn: '/x-api/task-center/v1/check-in',
} as const satisfies Record<EndpointName, string>;

/** Path of the server-sent events about changes of the caller's data. */
export const eventsPath = '/x-api/task-center/v1/events';

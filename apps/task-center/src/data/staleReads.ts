import { userKey } from '@exchange/site/services/queries';
import type { LiveEvent } from '@exchange/task-center-api';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadName, WriteName } from '../services/endpointNames.ts';

/** Kind of change of an account's data. Live events report it, and writes cause it. */
export type Change = LiveEvent['type'];

/** Reads that each change makes stale. */
export const staleReads: Readonly<Record<Change, readonly ReadName[] | 'all'>> = {
  // Progress can finish a task, whose reward then counts as ready to claim.
  progress: ['home', 'tasks', 'task', 'rewards', 'claimable', 'wallet'],
  claimed: [
    'home',
    'tasks',
    'task',
    'rewards',
    'claimable',
    'reward',
    'wallet',
    'points',
    'shop',
    'invite',
    'notices',
  ],
  reward: [
    'home',
    'rewards',
    'claimable',
    'reward',
    'usage',
    'wallet',
    'points',
    'shop',
    'notices',
  ],
  campaign: ['home', 'campaigns', 'campaign', 'leaderboard', 'notices'],
  check_in: ['home', 'rewards', 'wallet', 'points', 'shop', 'notices'],
  notices: ['notices'],
  invite: ['home', 'invite', 'inviteRecords'],
  refresh: 'all',
  other: 'all',
};

/** Changes that each write causes. The server reports the same ones to the account's other tabs. */
export const changesOf: Readonly<Record<WriteName, readonly Change[]>> = {
  claim: ['claimed'],
  claimReward: ['reward'],
  claimAll: ['claimed', 'reward'],
  activate: ['reward'],
  buy: ['reward'],
  join: ['campaign', 'progress'],
  checkIn: ['check_in'],
  readNotices: ['notices'],
  switchNotice: ['notices'],
};

/** Refetches the user's data that the changes make stale. */
export function refetchStale(
  queryClient: QueryClient,
  userId: string,
  changes: Iterable<Change>,
): void {
  const reads = [...changes].map((change) => staleReads[change]);
  if (reads.includes('all')) {
    void queryClient.invalidateQueries();
    return;
  }
  const names = reads.filter((each) => each !== 'all').flat();
  for (const read of new Set(names)) {
    void queryClient.invalidateQueries({ queryKey: userKey(userId, read) });
  }
}

import { compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { userKey } from '@exchange/site/services/queries';
import type { BodyOf, ClaimResult, Home, ResultOf, TaskDetail } from '@exchange/task-center-api';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadName, WriteName } from '../services/endpointNames.ts';

/** Changes to cached results of reads. */
type CacheUpdates = { [Read in ReadName]?: (cached: ResultOf<Read>) => ResultOf<Read> };

/** Changes that the result of each write makes to cached results. */
const updatesAfter: {
  [Write in WriteName]?: (result: ResultOf<Write>, body: BodyOf<Write>) => CacheUpdates;
} = {
  claim: (result, tier) => ({
    home: (home) => homeAfterClaim(home, result, tier),
    task: (detail) => detailAfterClaim(detail, result, tier),
  }),
  claimReward: updateReward,
  activate: updateReward,
  join: (campaign) => ({
    campaign: (detail) => (detail.campaign_id === campaign.campaign_id ? campaign : detail),
  }),
  checkIn: ({ check_in: checkIn }) => ({ home: (home) => ({ ...home, check_in: checkIn }) }),
};

/** Shows the result of a write in the user's cached data, until the refetch completes. */
export function updateCache<Write extends WriteName>(
  { queryClient, userId }: { queryClient: QueryClient; userId: string },
  write: Write,
  { result, body }: { result: ResultOf<Write>; body: BodyOf<Write> },
): void {
  const updates = updatesAfter[write]?.(result, body) ?? {};
  for (const [read, update] of Object.entries(updates)) {
    queryClient.setQueriesData<never>(
      { queryKey: userKey(userId, read) },
      (cached) => cached && update(cached),
    );
  }
}

function updateReward({ reward }: ResultOf<'claimReward'>): CacheUpdates {
  return {
    reward: (detail) => (detail.reward_id === reward.reward_id ? { ...detail, ...reward } : detail),
  };
}

/** Returns the data of the hub after a claim, so that its totals agree with its tasks until they are refetched. */
export function homeAfterClaim(
  home: Home,
  { task, reward }: Pick<ClaimResult, 'task' | 'reward'>,
  claim: Pick<BodyOf<'claim'>, 'period' | 'rule_index'>,
): Home {
  const old = home.tasks.find(({ task_id: id }) => id === task.task_id);
  const tasks = home.tasks.map((other) => (other === old ? task : other));
  // The hub may have been refetched before the claim's response arrived.
  const isCounted =
    old?.state === 'claimable' &&
    old.period === claim.period &&
    old.rule_index === claim.rule_index;
  if (!isCounted) return { ...home, tasks };
  const { totals } = home;
  return {
    ...home,
    tasks,
    totals: {
      ...totals,
      claimable: sumsWithout(totals.claimable, reward),
      claimable_tasks: Math.max(totals.claimable_tasks - 1, 0),
    },
  };
}

/** Returns the data of a task's page after a claim, which may be of another task or another of its rounds. */
export function detailAfterClaim(
  detail: TaskDetail,
  { task, claimed_at: claimedAt }: Pick<ClaimResult, 'task' | 'claimed_at'>,
  claim: Pick<BodyOf<'claim'>, 'period' | 'rule_index'>,
): TaskDetail {
  if (detail.task_id !== task.task_id || detail.period !== claim.period) return detail;
  const rules = detail.rules.map((rule) =>
    rule.rule_index === claim.rule_index
      ? { ...rule, state: 'claimed' as const, claimed_at: claimedAt }
      : rule,
  );
  return { ...detail, state: task.state, rules };
}

function sumsWithout(
  sums: Home['totals']['claimable'],
  reward: ClaimResult['reward'],
): Home['totals']['claimable'] {
  const index = sums.findIndex((sum) => isSumOf(sum, reward));
  return sums.flatMap((sum, at) => {
    if (at !== index) return sum;
    const rest = subtractDecimals(sum.value.amount, reward.value.amount);
    if (compareDecimals(rest, '0') <= 0) return [];
    return {
      ...sum,
      value: { ...sum.value, amount: rest },
      ...(sum.rewards === undefined ? {} : { rewards: sum.rewards - 1 }),
      worth: worthWithout(sum.worth, reward.worth),
    };
  });
}

/** Returns whether a sum contains a reward. Ratios are not summed, so each has a sum of its own. */
function isSumOf(
  { type, fees, value: { amount, unit } }: Home['totals']['claimable'][number],
  reward: ClaimResult['reward'],
): boolean {
  if (type !== reward.type || fees !== reward.fees || unit !== reward.value.unit) return false;
  return unit !== 'ratio' || amount === reward.value.amount;
}

/** Returns the worth of the rest of a sum, if both are known. */
function worthWithout<Worth extends { amount: string }>(
  worth: Worth | null,
  claimed: Worth | null,
): Worth | null {
  if (worth === null || claimed === null) return null;
  return { ...worth, amount: subtractDecimals(worth.amount, claimed.amount) };
}

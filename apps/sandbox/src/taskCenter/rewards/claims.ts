import {
  rewardTypeFacts,
  type ClaimAllResult,
  type ClaimResult,
  type RewardResult,
  type TaskState,
} from '@exchange/task-center-api';
import type { UserCaller } from '../calls/caller.ts';
import type { LiveEvents } from '../liveEvents.ts';
import type { Records } from '../records.ts';
import { Refusal } from '../calls/refusal.ts';
import { offeredElsewhere, receivable } from '../catalogue/regionRules.ts';
import { rewardEntry } from '../catalogue/rewardCatalogue.ts';
import { drawBox } from './mysteryBox.ts';
import { idOfReward, idOfTier } from './claimableItems.ts';
import { readyToClaim } from './readyToClaim.ts';
import type { RewardRow, Rewards } from './rewards.ts';
import { rewardView, stateOf } from './rewardView.ts';
import { shownRound, type Progress, type TaskProgress } from '../tasks/taskProgress.ts';
import { taskEntry } from '../catalogue/taskCatalogue.ts';
import { taskView } from '../tasks/taskView.ts';

/** Names a tier in a round of a task. */
interface TierKey {
  task_id: string;
  period: string;
  rule_index: number;
}

/** Claims and their effects. Call inside a transaction. */
export interface Claims {
  claim(caller: UserCaller, key: TierKey): ClaimResult;
  claimReward(caller: UserCaller, rewardId: string): RewardResult;
  /** Claims the claimable tiers and rewards with these ids, by default all. */
  claimAll(caller: UserCaller, only?: readonly string[]): ClaimAllResult;
  activate(caller: UserCaller, rewardId: string): RewardResult;
}

/** Each function throws a Refusal if the call is not possible. */
export function createClaims({
  records,
  progress,
  rewards,
  live,
  random,
}: {
  records: Records;
  progress: Progress;
  rewards: Rewards;
  live: LiveEvents;
  /** Draws the contents of mystery boxes. Returns a number in [0, 1). */
  random: () => number;
}): Claims {
  function claimTier(
    caller: UserCaller,
    { entry, period, tiers }: TaskProgress,
    index: number,
  ): RewardRow {
    const { user, now } = caller;
    const row = rewards.giveClaimed({
      userId: user.id,
      grant: tiers[index]!.grant,
      source: 'task',
      sourceId: `${entry.id}/${period.id}/${index}`,
      now,
      isPromised: true,
    });
    const claim = { userId: user.id, taskId: entry.id, period: period.id, ruleIndex: index };
    records.insertClaim({ ...claim, rewardId: row.id, at: now });
    live.store(user.id, {
      type: 'claimed',
      task_id: entry.id,
      rule_index: index,
      reward_id: String(row.id),
    });
    return row;
  }

  function collect(caller: UserCaller, row: RewardRow): RewardRow {
    live.store(caller.user.id, { type: 'reward', reward_id: String(row.id) });
    return rewards.claim(row, caller.now);
  }

  function ownReward({ user }: UserCaller, id: string): RewardRow {
    const row = rewards.find(user.id, id);
    if (!row) throw new Refusal('notFound', 'You have no such reward.');
    return row;
  }

  return {
    claim(caller, key) {
      const taskProgress = findRound(caller, key);
      const tier = taskProgress.tiers[key.rule_index];
      if (!tier) throw new Refusal('notFound', 'This task has no such tier.');
      refuseElsewhere(tier.offeredIn);
      refuseUnless(tier.state, taskProgress);
      const row = claimTier(caller, taskProgress, tier.index);
      const after = progress.of(taskProgress.entry, caller);
      return {
        claimed_at: caller.now,
        task: taskView(shownRound(after), caller),
        reward: rewardView(row, caller),
      };
    },

    claimReward(caller, rewardId) {
      const row = ownReward(caller, rewardId);
      const state = stateOf(row, caller.now);
      if (row.claimed_at !== null) {
        throw new Refusal('alreadyClaimed', 'This reward was claimed already.');
      }
      if (state !== 'to_claim') {
        throw new Refusal('over', 'This reward can no longer be claimed.');
      }
      refuseElsewhere(offeredElsewhere(row.code, caller));
      return { reward: rewardView(collect(caller, row), caller), opened: null };
    },

    claimAll(caller, only) {
      const ready = readyToClaim(progress.ofAll(caller), rewards.of(caller.user.id), caller);
      const isSelected = (id: string) => only === undefined || only.includes(id);
      const tiers = ready.tiers
        .filter((tier) => isSelected(idOfTier(tier)))
        .map(({ taskProgress, index }) => claimTier(caller, taskProgress, index));
      const waiting = ready.rewards
        .filter((row) => isSelected(idOfReward(row)))
        .map((row) => collect(caller, row));
      return {
        claimed_tasks: tiers.length,
        claimed_rewards: waiting.length,
        rewards: [...tiers, ...waiting].map((row) => rewardView(row, caller)),
      };
    },

    activate(caller, rewardId) {
      const { user, now } = caller;
      const row = ownReward(caller, rewardId);
      refuseActivation(row, now);
      refuseElsewhere(offeredElsewhere(row.code, caller));
      live.store(user.id, { type: 'reward', reward_id: String(row.id) });
      const isBox = rewardTypeFacts[rewardEntry(row.code).type].ends === 'opened';
      if (isBox) return openBox(row, caller);
      return { reward: rewardView(rewards.activate(row, now), caller), opened: null };
    },
  };

  function openBox(row: RewardRow, caller: UserCaller): RewardResult {
    const { user, now } = caller;
    const opened = rewards.giveClaimed({
      userId: user.id,
      grant: receivable(user.region, { ...drawBox(random), coin: row.coin }),
      source: 'box',
      sourceId: String(row.id),
      now,
      isPromised: true,
    });
    const used = rewards.use(row, { amount: row.remaining, kind: 'opened', now });
    return {
      reward: rewardView(used, caller, opened),
      opened: rewardView(opened, caller),
    };
  }

  function findRound(caller: UserCaller, { task_id, period: periodId }: TierKey): TaskProgress {
    const entry = taskEntry(task_id);
    if (!entry) throw new Refusal('notFound', 'There is no such task.');
    const round = progress.find({ entry, periodId }, caller);
    if (!round) throw new Refusal('over', 'This round of the task is over.');
    return round;
  }
}

/** @throws Refusal if the edition of the page does not offer the reward */
function refuseElsewhere(edition: string | undefined): void {
  if (edition === undefined) return;
  throw new Refusal('regionBlocked', `Only the edition "${edition}" offers this reward.`);
}

/** @throws Refusal if the reward cannot be activated */
function refuseActivation(row: RewardRow, now: number): void {
  const state = stateOf(row, now);
  if (state === 'expired' || state === 'revoked') {
    throw new Refusal('over', 'This reward has ended.');
  }
  if (state === 'to_claim') throw new Refusal('notFinished', 'Claim this reward first.');
  if (!rewardEntry(row.code).needsActivation || state !== 'active') {
    throw new Refusal(
      'cannotActivate',
      'This reward is already active or does not need activation.',
    );
  }
}

/** @throws Refusal with the reason why a tier in this state cannot be claimed */
function refuseUnless(state: TaskState, { gates }: TaskProgress): void {
  switch (state) {
    case 'claimable':
      return;
    case 'claimed':
      throw new Refusal('alreadyClaimed', 'This reward was claimed already.');
    case 'locked':
      throw new Refusal('gateClosed', 'A condition of this task is not met.', { gates });
    case 'todo':
    case 'in_progress':
      throw new Refusal('notFinished', 'This task is not finished yet.');
    case 'under_review':
      throw new Refusal('notFinished', 'This task is still being reviewed.');
    case 'expired':
    case 'ended':
    case 'rejected':
      throw new Refusal('over', 'This task can no longer be claimed.');
  }
}

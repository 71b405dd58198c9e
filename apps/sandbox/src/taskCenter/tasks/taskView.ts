import { multiplyDecimals, type Value } from '@exchange/exchange-api';
import {
  claimClocks,
  type Progress,
  type RewardPreview,
  type Task,
  type TaskDetail,
} from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { convertSpread } from '../catalogue/costs.ts';
import { identityCheck } from '../catalogue/identityChecks.ts';
import { grantIn, isOfferedIn } from '../catalogue/regionRules.ts';
import { earlier } from './periods.ts';
import { previewOf } from '../rewards/rewardView.ts';
import { isOver, type TaskProgress, type Tier } from './taskProgress.ts';
import { claimGraceDays, type TaskEntry } from '../catalogue/taskCatalogue.ts';
import { feeTermValues, taskTerms } from '../catalogue/terms.ts';

/** Converts a task into an object of the API that shows one of its tiers. Default: the current tier. */
export function taskView(taskProgress: TaskProgress, caller: Caller, ruleIndex?: number): Task {
  const { entry, period, gates, tiers, claimable } = taskProgress;
  const tier = tiers[ruleIndex ?? taskProgress.shownTier]!;
  const { texts } = caller;
  const values = valuesOf(taskProgress, tier);
  return {
    task_id: entry.id,
    category: entry.category,
    kind: entry.kind,
    title: texts.line(`tasks.${entry.id}.title`, values),
    summary: texts.line(`tasks.${entry.id}.summary`, values),
    period: period.id,
    rule_index: tier.index,
    rule_count: tiers.length,
    claimable_rules: claimable.length,
    state: tier.state,
    progress: progressOf(taskProgress, tier),
    reward: rewardOf(tier, caller),
    ...earnedElsewhere(taskProgress, tier, caller),
    starts_at: period.startsAt,
    ends_at: earlier(period.endsAt, period.expiresAt),
    account_days: entry.accountDays ?? null,
    claim_by: isOver(tier.state) ? null : period.claimBy,
    resets_at: period.resetsAt,
    gates,
    go_path: entry.goPath,
    ...(entry.kind === 'kyc' ? { takes: identityCheck(1, texts) } : {}),
  };
}

/** Converts a task into an object of the API that shows all its tiers. */
export function taskDetailView(
  taskProgress: TaskProgress,
  caller: Caller,
  ruleIndex?: number,
): TaskDetail {
  const { entry, tiers, claimable } = taskProgress;
  const { texts } = caller;
  const values = valuesOf(taskProgress, tiers[ruleIndex ?? taskProgress.shownTier]!);
  return {
    ...taskView(taskProgress, caller, ruleIndex),
    steps: texts.lines(`tasks.${entry.id}.steps`, values),
    terms: taskTerms(entry).map((key) =>
      texts.line(`terms.${key}`, { ...values, ...feeTermValues(entry) }),
    ),
    rules: tiers.map((tier) => ({
      rule_index: tier.index,
      state: tier.state,
      progress: progressOf(taskProgress, tier),
      reward: rewardOf(tier, caller),
      claimed_at: tier.claimedAt,
      reward_id: tier.rewardId === null ? null : String(tier.rewardId),
    })),
    clocks: claimClocks(claimable.map((grant) => previewOf(grant, caller))),
  };
}

/** The reward of a tier. Names another edition only if the tier can still be claimed, and only there. */
function rewardOf({ grant, offeredIn }: Tier, caller: Caller): RewardPreview {
  return { ...previewOf(grant, caller), offered_in: offeredIn };
}

/**
 * Names the edition on which a tier was earned, if it can be claimed and the page's edition would
 * not give its reward.
 */
function earnedElsewhere(
  { entry }: TaskProgress,
  { state, index, earned, grant }: Tier,
  { regions, edition }: Caller,
): Pick<Task, 'earned_in'> {
  if (!earned || state !== 'claimable' || earned.edition === edition || grant.replaced) return {};
  const offered = grantIn(regions, entry.tiers[index]!.reward);
  const isSame = offered.code === earned.grant.code && offered.amount === earned.grant.amount;
  return isSame && isOfferedIn(regions, entry) ? {} : { earned_in: earned.edition };
}

function progressOf({ current, entry }: TaskProgress, { target }: Tier): Progress {
  return { current, target, unit: entry.unit };
}

function valuesOf({ entry }: TaskProgress, { target }: Tier): Record<string, Value> {
  return {
    target: { amount: target, unit: entry.unit },
    ...tierTargets(entry),
    spread: { amount: convertSpread, unit: 'ratio' },
    part: { amount: multiplyDecimals(target, '0.1', 8), unit: entry.unit },
    accountDays: { amount: String(entry.accountDays ?? 0), unit: 'count' },
    graceDays: { amount: String(claimGraceDays), unit: 'count' },
  };
}

/** Targets of all tiers, `tier1` first. Only the last has the unit: "1,000, 5,000 and 20,000 USDT". */
function tierTargets({ tiers, unit }: TaskEntry): Record<string, Value> {
  const last = tiers.length - 1;
  return Object.fromEntries(
    tiers.map(({ target }, index) => [
      `tier${index + 1}`,
      { amount: target, unit: index === last ? unit : 'count' },
    ]),
  );
}

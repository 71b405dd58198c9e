import { compareDecimals } from '@exchange/exchange-api';
import { currentRule, taskState, type Gate, type TaskState } from '@exchange/task-center-api';
import type { User } from '../../users/accounts.ts';
import type { Caller } from '../calls/caller.ts';
import { allowsBut, gatesOf } from './gates.ts';
import { periodsOf, type Period } from './periods.ts';
import type { EarnedTier, Records, TaskRecord, Verdict } from '../records.ts';
import type { Grant } from '../catalogue/rewardCatalogue.ts';
import {
  claimedElsewhere,
  grantIn,
  isOfferedIn,
  receivable,
  rulesOf,
} from '../catalogue/regionRules.ts';
import { taskCatalogue, taskEntry, type TaskEntry } from '../catalogue/taskCatalogue.ts';

/** The current state of a task tier for one account. */
export interface Tier {
  index: number;
  state: TaskState;
  target: string;
  grant: Grant;
  /** The reward that was promised when the tier was finished. */
  earned: EarnedTier | undefined;
  /** The edition on which it can be claimed, if not on the page's. Then it is locked. */
  offeredIn: string | undefined;
  claimedAt: number | null;
  rewardId: number | null;
}

/** Progress of one account in one round of a task. */
export interface TaskProgress {
  entry: TaskEntry;
  period: Period;
  current: string;
  gates: Gate[];
  tiers: Tier[];
  /** Index of the tier that lists show for the task. */
  shownTier: number;
  /** Whether the caller's regions offer the task. */
  isOffered: boolean;
  /** Rewards of the tiers, in all current rounds of the task, that can be claimed on the page's edition. */
  claimable: readonly Grant[];
}

/** Reads the progress of accounts. */
export interface Progress {
  /**
   * Returns the current rounds of all tasks that the caller's regions offer or for which the caller
   * can claim what was earned elsewhere, in the order of the catalogue, older rounds first.
   */
  ofAll(caller: Caller): TaskProgress[];
  /** Returns the current round of a task, preceded by the previous round if it has a claimable tier. */
  of(entry: TaskEntry, caller: Caller): TaskProgress[];
  /** Returns the round of a task with an id, or undefined if it is over. */
  find(round: { entry: TaskEntry; periodId: string }, caller: Caller): TaskProgress | undefined;
}

/** @param epoch - the sandbox's first day, 00:00 UTC */
export function createProgress({ records, epoch }: { records: Records; epoch: number }): Progress {
  const currentPeriods = (entry: TaskEntry, { now, user }: Caller) =>
    periodsOf(entry, { now, epoch, accountOpenedAt: user?.created_at });

  function currentRounds(entry: TaskEntry, { caller, record }: Reader): TaskProgress[] {
    const periods = currentPeriods(entry, caller);
    const rounds = periods.map((period) => progressIn({ entry, period }, { caller, record }));
    const claimable = rounds.flatMap((round) => round.claimable);
    return rounds
      .filter(({ tiers }, index) => index === periods.length - 1 || tiers.some(isUnclaimed))
      .map((round) => ({ ...round, claimable }));
  }

  const readerOf = (caller: Caller) => ({ caller, record: records.of(caller.user) });

  return {
    ofAll(caller) {
      const reader = readerOf(caller);
      return taskCatalogue
        .flatMap((entry) => currentRounds(entry, reader))
        .filter(({ isOffered, tiers }) => isOffered || tiers.some(isUnclaimed));
    },
    of: (entry, caller) => currentRounds(entry, readerOf(caller)),
    find({ entry, periodId }, caller) {
      const period = currentPeriods(entry, caller).find(({ id }) => id === periodId);
      return period && progressIn({ entry, period }, readerOf(caller));
    },
  };
}

/** A caller, with the stored data of its account. */
interface Reader {
  caller: Caller;
  record: TaskRecord;
}

/**
 * Returns the round of a task that pages show: the older one if it can be claimed here, because it
 * ends first, otherwise the newest. If the regions do not offer the task, that is the older one,
 * which can be claimed elsewhere.
 *
 * @param rounds - of one task, from `Progress.of`
 */
export function shownRound(rounds: readonly TaskProgress[]): TaskProgress {
  return rounds.find(isReady) ?? rounds.findLast(({ isOffered }) => isOffered) ?? rounds[0]!;
}

function isReady({ tiers }: TaskProgress): boolean {
  return tiers.some(({ state }) => state === 'claimable');
}

/**
 * Returns the shown round of each task. Leaves out special tasks that can no longer be done or
 * claimed, and what can only be done or claimed on another edition.
 */
export function listedTaskProgress(progressOfTasks: readonly TaskProgress[]): TaskProgress[] {
  const open = progressOfTasks.filter(
    (round) =>
      (round.isOffered || isReady(round)) &&
      (round.entry.category !== 'special' || round.tiers.some(({ state }) => !isOver(state))),
  );
  return open.filter(
    (round) => round === shownRound(open.filter(({ entry }) => entry.id === round.entry.id)),
  );
}

/** Returns whether a tier can be claimed, here or on another edition. */
function isUnclaimed({ state, offeredIn }: Tier): boolean {
  return state === 'claimable' || offeredIn !== undefined;
}

/** Returns whether a tier can no longer be reached or claimed. */
export function isOver(state: TaskState): boolean {
  return state === 'expired' || state === 'ended';
}

/** Returns an account's progress on a task in the given round. */
function progressIn(
  { entry, period }: Pick<TaskProgress, 'entry' | 'period'>,
  { caller, record }: Reader,
): TaskProgress {
  const { user, now } = caller;
  const stored = record.progress(entry.id, period.id);
  const current = currentOf(entry, period, { user, record, stored: stored.amount });
  const gates = gatesOf(rulesOf(entry), caller, {
    opensAt: period.startsAt,
    finished: (taskId) => isFinished(taskId, user, record),
    season: period.season,
    joined: record.joined,
  });
  const tiers = entry.tiers.map(({ target, reward }, index): Tier => {
    const claim = record.claim(entry.id, period.id, index);
    const earned = record.earned(entry.id, period.id, index);
    const reached = taskState({
      now,
      current,
      target,
      claimed: claim !== undefined,
      review: reviewOf(entry, stored.review),
      allowed: allowsBut(earned ? gates.filter(({ reason }) => reason !== 'region') : gates),
      endsAt: period.endsAt,
      expiresAt: period.expiresAt,
      claimBy: period.claimBy,
    });
    const promised = earned && receivable(user?.region ?? null, earned.grant);
    const grant = claim?.grant ?? promised ?? grantIn(caller.regions, reward);
    const offeredIn =
      reached === 'claimable' ? claimedElsewhere(entry.kind, grant.code, caller) : undefined;
    return {
      index,
      state: offeredIn === undefined ? reached : 'locked',
      target,
      grant,
      earned,
      offeredIn,
      claimedAt: claim?.claimed_at ?? null,
      rewardId: claim?.reward_id ?? null,
    };
  });
  return {
    entry,
    period,
    current,
    gates,
    tiers,
    // Tiers that are claimed elsewhere don't hide what can be done here.
    shownTier: currentRule(
      tiers.map(({ state, offeredIn }) => (offeredIn === undefined ? state : 'claimed')),
    ),
    isOffered: isOfferedIn(caller.regions, entry),
    claimable: tiers.filter(({ state }) => state === 'claimable').map(({ grant }) => grant),
  };
}

/** Returns the amount reached so far, from the account's properties or from the stored sum of its activities. */
function currentOf(
  { kind }: TaskEntry,
  { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>,
  { user, record, stored }: { user: User | undefined; record: TaskRecord; stored: string },
): string {
  if (!user) return '0';
  switch (kind) {
    case 'register':
      return '1';
    case 'kyc':
      return String(user.kyc_level);
    case 'two_factor':
      return String(user.has_google2fa);
    case 'invite':
      return String(
        record.friendsTraded.filter(
          (traded) => traded >= (startsAt ?? 0) && traded < (endsAt ?? Infinity),
        ).length,
      );
    case 'deposit':
    case 'trade':
    case 'derivatives':
    case 'convert':
    case 'earn':
    case 'community':
      return stored;
  }
}

function reviewOf({ reviewed = false }: TaskEntry, verdict: Verdict | null) {
  return verdict ?? (reviewed ? ('pending' as const) : ('none' as const));
}

/** Returns whether the user reached the first tier of a task that does not repeat. */
function isFinished(taskId: string, user: User | undefined, record: TaskRecord): boolean {
  const entry = taskEntry(taskId);
  if (!entry) return false;
  const once = { startsAt: null, endsAt: null };
  const current = currentOf(entry, once, {
    user,
    record,
    stored: record.progress(taskId, 'once').amount,
  });
  return compareDecimals(current, entry.tiers[0]!.target) >= 0;
}

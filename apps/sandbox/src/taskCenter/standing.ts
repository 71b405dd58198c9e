import {
  compareDecimals,
  currentRule,
  taskState,
  type Gate,
  type TaskState,
} from '@exchange/task-center-api';
import type { User } from '../accounts.ts';
import type { Caller } from './caller.ts';
import { allowsBut, gatesOf } from './gates.ts';
import { periodsOf, type Period } from './periods.ts';
import type { TaskRecord, Verdict } from './records.ts';
import type { Grant } from './rewardCatalogue.ts';
import { taskCatalogue, taskEntry, type TaskEntry } from './taskCatalogue.ts';

/** One tier of a task, for one account, now. */
export interface Tier {
  index: number;
  state: TaskState;
  target: string;
  grant: Grant;
  claimedAt: number | null;
  rewardId: number | null;
}

/** Where an account stands with one round of a task. */
export interface Standing {
  entry: TaskEntry;
  period: Period;
  current: string;
  gates: Gate[];
  tiers: Tier[];
  /** The tier that stands for the task in a list. */
  shownTier: number;
}

/** Every round of every task that matters now, in the catalogue's order, the older round first. */
export function allStandings(caller: Caller, record: TaskRecord, epoch: number): Standing[] {
  return taskCatalogue.flatMap((entry) => standingsOf(entry, caller, record, epoch));
}

/** The rounds of one task that matter now: the current one, and an older one if it has a claim. */
export function standingsOf(
  entry: TaskEntry,
  caller: Caller,
  record: TaskRecord,
  epoch: number,
): Standing[] {
  const periods = periodsOf(entry, caller.now, epoch, caller.user?.created_at);
  return periods
    .map((period) => standingOf(entry, period, caller, record))
    .filter(
      ({ tiers }, index) =>
        index === periods.length - 1 || tiers.some(({ state }) => state === 'claimable'),
    );
}

/** One round of each task: what a list shows. An older round comes first, as it ends first. */
export function shownStandings(standings: readonly Standing[]): Standing[] {
  const seen = new Set<string>();
  return standings.filter(({ entry }) => !seen.has(entry.id) && seen.add(entry.id));
}

/** Where an account stands with this round, whether it matters now or not. */
export function standingOf(
  entry: TaskEntry,
  period: Period,
  caller: Caller,
  record: TaskRecord,
): Standing {
  const { user, now } = caller;
  const stored = record.progress(entry.id, period.id);
  const current = currentOf(entry, period, user, record, stored.amount);
  const gates = gatesOf(entry.gates ?? [], caller, {
    opensAt: period.startsAt,
    finished: (taskId) => isFinished(taskId, user, record),
    season: period.season,
    joined: record.joined,
  });
  const tiers = entry.tiers.map(({ target, reward }, index): Tier => {
    const claim = record.claim(entry.id, period.id, index);
    const state = taskState({
      now,
      current,
      target,
      claimed: claim !== undefined,
      review: reviewOf(entry, stored.review),
      allowed: allowsBut(gates),
      endsAt: period.endsAt,
      expiresAt: period.expiresAt,
      claimBy: period.claimBy,
    });
    return {
      index,
      state,
      target,
      grant: reward,
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
    shownTier: currentRule(tiers.map(({ state }) => state)),
  };
}

/** Some things are facts of the account; the others are added up as they happen. */
function currentOf(
  { kind }: TaskEntry,
  { startsAt, endsAt }: Period,
  user: User | undefined,
  record: TaskRecord,
  stored: string,
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
        record.friendsJoined.filter(
          (joined) => joined >= (startsAt ?? 0) && joined < (endsAt ?? Infinity),
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

/** Whether the first tier of a task that does not repeat was reached. */
function isFinished(taskId: string, user: User | undefined, record: TaskRecord): boolean {
  const entry = taskEntry(taskId);
  if (!entry) return false;
  const once = { id: 'once', startsAt: null, endsAt: null } as Period;
  const current = currentOf(entry, once, user, record, record.progress(taskId, 'once').amount);
  return compareDecimals(current, entry.tiers[0]!.target) >= 0;
}

import type { FriendStage, TaskKind } from '@exchange/task-center-api';
import type { User } from '../../users/accounts.ts';
import { isServed, regionOfResidents } from '../../users/residence.ts';
import { transaction } from '../../database.ts';
import type { UserCaller } from '../calls/caller.ts';
import type { TaskCenterParts } from '../parts.ts';
import { usedRewards } from '../rewards/usedRewards.ts';
import type { TaskProgress } from './taskProgress.ts';
import { taskCatalogue } from '../catalogue/taskCatalogue.ts';

/** Something a user does elsewhere on the exchange, such as a trade or a deposit. */
export interface Activity {
  kind: Exclude<TaskKind, 'register'>;
  /** Amount in USDT, a positive decimal string. Ignored by tasks that count activities instead of summing amounts. */
  amount: string;
  /** Stage that the friend reaches, for the kind `invite`. */
  stage: FriendStage;
  /** Country of residence that an identity check found. undefined if it confirms the declared one. */
  residence?: string | undefined;
}

const highestKycLevel = 3;

const friendNames = ['Martina', 'Kerem', 'Aiko', 'Oleksandr', 'Priya', 'Lucas', 'Mei', 'Karim'];

/** Simulates a user's activity in one transaction, and notifies listeners. */
export type Act = (caller: UserCaller, activity: Activity) => void;

export function createAct({
  db,
  accounts,
  records,
  rewards,
  campaigns,
  invites,
  live,
  progress,
}: TaskCenterParts): Act {
  /** Returns whether activities count for the task, which requires that it is open and its conditions are met. */
  function isOpen({ period, gates }: TaskProgress, now: number): boolean {
    const { startsAt, endsAt, expiresAt } = period;
    return (
      now >= (startsAt ?? 0) &&
      now < (endsAt ?? Infinity) &&
      now < (expiresAt ?? Infinity) &&
      gates.every(({ met }) => met)
    );
  }

  function advanceTasks(caller: UserCaller, { kind, amount }: Activity): void {
    const userId = caller.user.id;
    const open = taskCatalogue
      .filter((entry) => entry.kind === kind)
      .map((entry) => progress.of(entry, caller).at(-1)!)
      .filter((round) => isOpen(round, caller.now));
    for (const { entry, period } of open) {
      const added = entry.unit === 'count' ? '1' : amount;
      records.addProgress({ userId, taskId: entry.id, period: period.id }, added);
      live.store(userId, { type: 'progress', task_id: entry.id });
    }
  }

  function useRewards(user: User, activity: Activity, now: number): void {
    for (const { row, ...use } of usedRewards(rewards.of(user.id), activity, now)) {
      rewards.use(row, { ...use, now });
      live.store(user.id, { type: 'reward', reward_id: String(row.id) });
    }
  }

  /** A friend counts from the first trade. */
  function countFriend(inviter: User, now: number): void {
    live.store(inviter.id, { type: 'progress', task_id: 'weekly-invite' });
    campaigns.score(inviter, { kind: 'invite', amount: '1', now });
  }

  function recordFirstTrade(user: User, now: number): void {
    const inviterId = invites.trade(user.id, now);
    if (inviterId !== undefined) countFriend(accounts.byId(inviterId)!, now);
  }

  /** Confirms the declared country of residence or replaces it. Residents of a country that is not served fail. */
  function checkIdentity(user: User, residence: string | undefined): void {
    if (residence !== undefined) {
      accounts.change(user.id, { residence, region: regionOfResidents(residence) });
    }
    if (residence === undefined || isServed(residence)) {
      accounts.change(user.id, { kyc_level: Math.min(highestKycLevel, user.kyc_level + 1) });
    }
    // A new KYC level can unlock other tasks, so clients must refetch everything.
    live.store(user.id, { type: 'refresh' });
  }

  function turnOnTwoFactor(user: User): void {
    accounts.change(user.id, { has_google2fa: 1 });
    live.store(user.id, { type: 'progress', task_id: 'secure-account' });
  }

  function addFriend(inviter: User, stage: FriendStage, now: number): void {
    const name = friendNames[now % friendNames.length]!;
    invites.add(inviter.id, { name, stage, at: now });
    if (stage === 'traded') countFriend(inviter, now);
  }

  /** Counts an amount for tasks and campaigns, and uses rewards with it. */
  function countAmount(caller: UserCaller, activity: Activity): void {
    const { user, now } = caller;
    advanceTasks(caller, activity);
    useRewards(user, activity, now);
    campaigns.score(user, { ...activity, now });
  }

  return (caller, activity) => {
    const { user, now } = caller;
    transaction(db, () => {
      switch (activity.kind) {
        case 'kyc':
          return checkIdentity(user, activity.residence);
        case 'two_factor':
          return turnOnTwoFactor(user);
        case 'invite':
          return addFriend(user, activity.stage, now);
        case 'trade':
        case 'derivatives':
          recordFirstTrade(user, now);
          return countAmount(caller, activity);
        case 'deposit':
        case 'convert':
        case 'earn':
        case 'community':
          return countAmount(caller, activity);
      }
    });
    live.publish();
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { FriendStage, TaskKind } from '@exchange/task-center-api';
import type { Accounts, User } from '../../users/accounts.ts';
import { transaction } from '../../database.ts';
import type { Caller } from '../calls/caller.ts';
import type { Campaigns } from '../campaigns/campaigns.ts';
import type { Invites } from '../invites.ts';
import type { LiveEvents } from '../liveEvents.ts';
import type { Records } from '../records.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { usedRewards } from '../rewards/usedRewards.ts';
import { currentTaskProgress, type TaskProgress } from './taskProgress.ts';
import { taskCatalogue } from '../catalogue/taskCatalogue.ts';

/** Something a user does elsewhere on the exchange, such as a trade or a deposit. */
export interface Activity {
  kind: Exclude<TaskKind, 'register'>;
  /** Amount in USDT, a positive decimal string. Ignored by tasks that count activities instead of summing amounts. */
  amount: string;
  /** Stage that the friend reaches, for the kind `invite`. */
  stage: FriendStage;
}

const friendNames = ['Martina', 'Kerem', 'Aiko', 'Oleksandr', 'Priya', 'Lucas', 'Mei', 'Karim'];

interface Parts {
  db: DatabaseSync;
  accounts: Accounts;
  records: Records;
  rewards: Rewards;
  campaigns: Campaigns;
  invites: Invites;
  live: LiveEvents;
  epoch: number;
}

/** Returns a function that simulates a user's activity in one transaction and notifies listeners. */
export function createActivities(parts: Parts) {
  const { db, accounts, records, rewards, campaigns, invites, live, epoch } = parts;

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

  function advanceTasks(caller: Caller, user: User, { kind, amount }: Activity): void {
    const record = records.of(user);
    for (const entry of taskCatalogue) {
      if (entry.kind !== kind) continue;
      const taskProgress = currentTaskProgress(entry, caller, record, epoch).at(-1)!;
      if (!isOpen(taskProgress, caller.now)) continue;
      const added = entry.unit === 'count' ? '1' : amount;
      records.addProgress(user.id, entry.id, taskProgress.period.id, added);
      live.store(user.id, { type: 'progress', task_id: entry.id });
    }
  }

  function useRewards(user: User, { kind, amount }: Activity, now: number): void {
    for (const { row, ...use } of usedRewards(rewards.of(user.id), kind, amount, now)) {
      rewards.use(row, use.amount, use.kind, now);
      live.store(user.id, { type: 'reward', reward_id: String(row.id) });
    }
  }

  /** A friend counts from the first trade. */
  function countFriend(inviter: User, now: number): void {
    live.store(inviter.id, { type: 'progress', task_id: 'weekly-invite' });
    campaigns.score(inviter, 'invite', '1', now);
  }

  return function act(caller: Caller & { user: User }, activity: Activity): void {
    const { user, now } = caller;
    transaction(db, () => {
      switch (activity.kind) {
        case 'kyc':
          accounts.change(user.id, { kyc_level: Math.min(3, user.kyc_level + 1) });
          // A new KYC level can unlock other tasks, so clients must refetch everything.
          return live.store(user.id, { type: 'refresh' });
        case 'two_factor':
          accounts.change(user.id, { has_google2fa: 1 });
          return live.store(user.id, { type: 'progress', task_id: 'secure-account' });
        case 'invite':
          invites.add(user.id, friendNames[now % friendNames.length]!, activity.stage, now);
          return activity.stage === 'traded' ? countFriend(user, now) : undefined;
        case 'trade':
        case 'derivatives': {
          const inviterId = invites.trade(user.id, now);
          if (inviterId !== undefined) countFriend(accounts.byId(inviterId)!, now);
          break;
        }
        case 'deposit':
        case 'convert':
        case 'earn':
        case 'community':
          break;
      }
      advanceTasks(caller, user, activity);
      useRewards(user, activity, now);
      campaigns.score(user, activity.kind, activity.amount, now);
    });
    live.publish();
  };
}

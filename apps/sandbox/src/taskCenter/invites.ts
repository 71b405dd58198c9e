import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addDecimals } from '@exchange/exchange-api';
import {
  friendStages,
  inviteOffer,
  type FriendStage,
  type Invite,
  type InviteRecord,
} from '@exchange/task-center-api';
import type { UserCaller } from './calls/caller.ts';
import { pageOf } from './calls/pageOf.ts';
import type { LiveEvents } from './liveEvents.ts';
import { maskedName } from '../users/masks.ts';
import { rewardEntry, type Grant } from './catalogue/rewardCatalogue.ts';
import type { NewReward, RewardRow, Rewards } from './rewards/rewards.ts';

/** Currency of the total earned from friends. The amounts of the grants below are in this currency. */
const unit = 'USDT';

/** Inviter's reward when a friend reaches a stage. */
const stageGrants: Partial<Record<FriendStage, Grant>> = {
  traded: { code: 'coupon-10', amount: inviteOffer.inviter.value.amount },
};

/** Invited friend's reward for signing up. */
const welcomeGrant: Grant = { code: 'coupon-10', amount: inviteOffer.friend.value.amount };

/** Returns the inviter's total reward for a friend at this stage. */
function earnedBy(stage: FriendStage) {
  const grants = friendStages
    .slice(0, friendStages.indexOf(stage) + 1)
    .flatMap((each) => stageGrants[each] ?? []);
  const amounts = grants.map(({ code, amount }) => amount ?? rewardEntry(code).amount);
  return { amount: amounts.reduce(addDecimals, '0'), unit };
}

/** Returns the inviter's total reward from the tiers that `traded` friends reach. */
function earnedByTiers(traded: number): string {
  const reached = inviteOffer.tiers.filter(({ friends }) => friends <= traded);
  return reached.map(({ value }) => value.amount).reduce(addDecimals, '0');
}

/** Characters of referral codes, without letters and digits that are easily confused. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface FriendRow {
  id: number;
  inviter_id: number;
  name: string;
  joined_at: number;
  deposited_at: number | null;
  traded_at: number | null;
}

export interface Invites {
  /** Returns the user's referral code and its results. Creates the code on first use. Call inside a transaction. */
  of(caller: UserCaller): Invite;
  records(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): { items: InviteRecord[]; next_cursor: string | null };
  /** Assigns a referral code. Only the demo account has a fixed one. */
  setCode(userId: number, code: string): void;
  /** Adds a fake friend at this stage and grants the inviter the rewards. */
  add(inviterId: number, name: string, stage: FriendStage, at: number): RewardRow[];
  /** Updates the stage of a friend after an activity. */
  advance(userId: number, stage: Exclude<FriendStage, 'registered'>, now: number): void;
  /** Gives a new invited account its reward and notifies the inviter. Call inside a transaction. */
  welcome(userId: number, now: number): void;
}

export function createInvites({
  db,
  rewards,
  live,
}: {
  db: DatabaseSync;
  rewards: Rewards;
  live: LiveEvents;
}): Invites {
  const codeOf = db.prepare('SELECT code FROM invite_codes WHERE user_id = ?');
  const insertCode = db.prepare(
    'INSERT INTO invite_codes (user_id, code) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const friendsOf = db.prepare('SELECT * FROM friends WHERE inviter_id = ? ORDER BY id DESC');
  const insertFriend = db.prepare(`
    INSERT INTO friends (inviter_id, name, joined_at, deposited_at, traded_at) VALUES (?, ?, ?, ?, ?)
    RETURNING *
  `);
  const friendOf = db.prepare('SELECT * FROM friends WHERE user_id = ?');
  const reach = {
    deposited: db.prepare('UPDATE friends SET deposited_at = ? WHERE id = ?'),
    traded: db.prepare('UPDATE friends SET traded_at = ? WHERE id = ?'),
  };
  const tradedOf = db.prepare(
    'SELECT COUNT(*) AS traded FROM friends WHERE inviter_id = ? AND traded_at IS NOT NULL',
  );
  const friends = (userId: number) => friendsOf.all(userId) as unknown as FriendRow[];

  function codeFor(userId: number): string {
    for (;;) {
      const row = codeOf.get(userId) as { code: string } | undefined;
      if (row) return row.code;
      const letters = Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]);
      insertCode.run(userId, letters.join(''));
    }
  }

  /** Grants the inviter a claimable reward for a friend who just reached this stage. */
  function grantFor({ id, inviter_id: userId }: FriendRow, stage: FriendStage, now: number) {
    const grant = stageGrants[stage];
    const tier = stage === 'traded' ? tierOf(userId) : undefined;
    const grants: Pick<NewReward, 'grant' | 'sourceId'>[] = [];
    if (grant) grants.push({ grant, sourceId: `${id}/${stage}` });
    if (tier) {
      const { friends: count, value } = tier;
      grants.push({
        grant: { code: 'coupon-10', amount: value.amount },
        sourceId: `tier/${count}`,
      });
    }
    return grants.map((each) => {
      const row = rewards.give({ userId, ...each, source: 'invite', now });
      live.store(userId, { type: 'reward', reward_id: String(row.id) });
      return row;
    });
  }

  /** Returns the tier that exactly the current number of friends who traded completes, if any. */
  function tierOf(userId: number) {
    const { traded } = tradedOf.get(userId) as { traded: number };
    return inviteOffer.tiers.find((tier) => tier.friends === traded);
  }

  return {
    of({ user }) {
      const code = codeFor(user.id);
      const stages = friends(user.id).map(stageOf);
      const traded = stages.filter((stage) => stage === 'traded').length;
      return {
        code,
        path: `/task-center/invite?ref=${code}`,
        funnel: {
          registered: stages.length,
          deposited: traded,
          traded,
        },
        per_friend: earnedBy('traded'),
        earned: {
          amount: stages
            .map((stage) => earnedBy(stage).amount)
            .reduce(addDecimals, earnedByTiers(traded)),
          unit,
        },
      };
    },
    records({ user }, query) {
      const page = pageOf(
        friends(user.id),
        query,
        ({ id }) => [id],
        ({ id }, [from]) => id < from!,
      );
      return {
        items: page.rows.map((friend) => {
          const stage = stageOf(friend);
          const earned = earnedBy(stage);
          return {
            record_id: String(friend.id),
            name: maskedName(friend.name),
            joined_at: friend.joined_at,
            stage,
            reward: earned.amount === '0' ? null : earned,
          };
        }),
        next_cursor: page.next_cursor,
      };
    },
    setCode: (userId, code) => void insertCode.run(userId, code),
    add(inviterId, name, stage, at) {
      const reached = friendStages.slice(0, friendStages.indexOf(stage) + 1);
      const when = (other: FriendStage) => (reached.includes(other) ? at : null);
      const friend = insertFriend.get(inviterId, name, at, when('deposited'), when('traded'));
      live.store(inviterId, { type: 'invite' });
      return reached.flatMap((each) => grantFor(friend as unknown as FriendRow, each, at));
    },
    advance(userId, stage, now) {
      const friend = friendOf.get(userId) as FriendRow | undefined;
      if (!friend || friend[`${stage}_at`] !== null) return;
      reach[stage].run(now, friend.id);
      live.store(friend.inviter_id, { type: 'invite' });
      grantFor(friend, stage, now);
    },
    welcome(userId, now) {
      const friend = friendOf.get(userId) as FriendRow | undefined;
      if (!friend) return;
      const sourceId = `${friend.id}/welcome`;
      const grant = welcomeGrant;
      const row = rewards.give({ userId, grant, source: 'invite', sourceId, now });
      live.store(userId, { type: 'reward', reward_id: String(row.id) });
      live.store(friend.inviter_id, { type: 'invite' });
    },
  };
}

/** Returns the stage that the inviter may know. Deposits are the friends' own business. */
function stageOf({ traded_at }: FriendRow): FriendStage {
  return traded_at === null ? 'registered' : 'traded';
}

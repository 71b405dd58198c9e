import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addDecimals, multiplyDecimals, type Value } from '@exchange/exchange-api';
import {
  inviteOfferIn,
  type FriendStage,
  type Invite,
  type InviteRecord,
} from '@exchange/task-center-api';
import type { UserCaller } from './calls/caller.ts';
import { descending, pageOf } from './calls/pageOf.ts';
import type { LiveEvents } from './liveEvents.ts';
import { maskedName } from '../users/masks.ts';
import type { Grant } from './catalogue/rewardCatalogue.ts';
import { issuedIn, stablecoinOf, usualStablecoin } from './stablecoin.ts';
import type { NewReward, RewardRow, Rewards } from './rewards/rewards.ts';

const inviteOffer = inviteOfferIn(usualStablecoin);

/** Returns a coupon of the offer that the inviter saw when the friend joined. */
function coupon({ amount }: { amount: string }, { edition }: FriendRow): Grant {
  return { code: 'coupon-10', amount, ...(edition && { coin: stablecoinOf(edition) }) };
}

/** Returns the rewards for a number of friends who traded, including those of the tiers that the number reaches. */
function earnedFor(traded: number): Value {
  const { inviter, tiers } = inviteOffer;
  const reached = tiers.filter(({ friends }) => friends <= traded);
  const amounts = reached.map(({ value }) => value.amount);
  const forFriends = multiplyDecimals(inviter.value.amount, String(traded), 2);
  return { ...inviter.value, amount: amounts.reduce(addDecimals, forFriends) };
}

/** Characters of referral codes, without letters and digits that are easily confused. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface FriendRow {
  id: number;
  inviter_id: number;
  name: string;
  joined_at: number;
  traded_at: number | null;
  /** Edition that the inviter saw last when the friend joined, or null if the inviter had seen none. */
  edition: string | null;
}

export interface Invites {
  /** Returns the user's referral code and its results. Creates the code on first use. Call inside a transaction. */
  of(caller: UserCaller): Invite;
  records(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): { items: InviteRecord[]; next_cursor: string | null };
  /** Assigns a referral code. Only demo accounts have a fixed one. */
  setCode(userId: number, code: string): void;
  /** Adds a fake friend at this stage and grants the inviter the rewards. */
  add(inviterId: number, friend: { name: string; stage: FriendStage; at: number }): RewardRow[];
  /**
   * Records the first trade of an invited account, and grants the inviter the rewards. Returns the
   * inviter's id, or undefined if the account was not invited or has traded before.
   */
  trade(userId: number, now: number): number | undefined;
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
    INSERT INTO friends (inviter_id, name, joined_at, traded_at) VALUES (?, ?, ?, ?)
  `);
  const friendOf = db.prepare('SELECT * FROM friends WHERE user_id = ?');
  const setTraded = db.prepare('UPDATE friends SET traded_at = ? WHERE id = ?');
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

  /** Grants the inviter claimable rewards for a friend who just traded, and for the tier that this completes. */
  function grantFor(friend: FriendRow, now: number): RewardRow[] {
    const { id, inviter_id: userId } = friend;
    const grants: Pick<NewReward, 'grant' | 'sourceId'>[] = [
      { grant: coupon(inviteOffer.inviter.value, friend), sourceId: `${id}/traded` },
    ];
    const tier = tierOf(userId);
    if (tier) grants.push({ grant: coupon(tier.value, friend), sourceId: `tier/${tier.friends}` });
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
    of({ user, region }) {
      const code = codeFor(user.id);
      const all = friends(user.id);
      const traded = all.filter((friend) => friend.traded_at !== null).length;
      return {
        code,
        path: `/task-center/invite?ref=${code}`,
        funnel: { registered: all.length, traded },
        per_friend: inviteOffer.inviter.value,
        // One unit of each coin is worth the same, so a sum of several is in the coin of the newest friend.
        earned: issuedIn(stablecoinOf(all[0]?.edition ?? region), earnedFor(traded)),
      };
    },
    records({ user, region }, query) {
      const page = pageOf(
        friends(user.id),
        query,
        descending(({ id }) => id),
      );
      return {
        items: page.rows.map(({ id, name, edition, joined_at: joinedAt, traded_at: tradedAt }) => ({
          record_id: String(id),
          name: maskedName(name),
          joined_at: joinedAt,
          ...(tradedAt === null
            ? { stage: 'registered', reward: null }
            : {
                stage: 'traded',
                reward: issuedIn(stablecoinOf(edition ?? region), inviteOffer.inviter.value),
              }),
        })),
        next_cursor: page.next_cursor,
      };
    },
    setCode: (userId, code) => void insertCode.run(userId, code),
    add(inviterId, { name, stage, at }) {
      const hasTraded = stage === 'traded';
      insertFriend.run(inviterId, name, at, hasTraded ? at : null);
      live.store(inviterId, { type: 'invite' });
      return hasTraded ? grantFor(friends(inviterId)[0]!, at) : [];
    },
    trade(userId, now) {
      const friend = friendOf.get(userId) as FriendRow | undefined;
      if (!friend || friend.traded_at !== null) return undefined;
      setTraded.run(now, friend.id);
      live.store(friend.inviter_id, { type: 'invite' });
      grantFor(friend, now);
      return friend.inviter_id;
    },
    welcome(userId, now) {
      const friend = friendOf.get(userId) as FriendRow | undefined;
      if (!friend) return;
      const row = rewards.give({
        userId,
        grant: coupon(inviteOffer.friend.value, friend),
        source: 'invite',
        sourceId: `${friend.id}/welcome`,
        now,
      });
      live.store(userId, { type: 'reward', reward_id: String(row.id) });
      live.store(friend.inviter_id, { type: 'invite' });
    },
  };
}

import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FriendStage, Invite, InviteRecord, Value } from '@exchange/task-center-api';
import type { UserCaller } from './caller.ts';
import { pageOf } from './cursor.ts';
import type { LiveEvents } from './liveEvents.ts';
import { maskedName } from './maskedName.ts';

/** For each friend who trades. */
const perFriend: Value = { amount: '20', unit: 'USDT' };

/** No letters that look like digits, and none that look alike. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface FriendRow {
  id: number;
  name: string;
  joined_at: number;
  deposited_at: number | null;
  traded_at: number | null;
}

export interface Invites {
  /** Makes the code when it is first asked for; whoever calls holds the transaction. */
  of(caller: UserCaller): Invite;
  records(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): { items: InviteRecord[]; next_cursor: string | null };
  /** Gives an account this code, for a demo. */
  setCode(userId: number, code: string): void;
  /** A made-up friend who got that far. */
  add(inviterId: number, name: string, stage: FriendStage, at: number): void;
  /** What a friend did moves them on in their inviter's funnel. */
  advance(userId: number, stage: Exclude<FriendStage, 'registered'>, now: number): void;
  /** Tells the inviter of an account that has just registered. */
  welcome(userId: number): void;
}

export function createInvites({ db, live }: { db: DatabaseSync; live: LiveEvents }): Invites {
  const codeOf = db.prepare('SELECT code FROM invite_codes WHERE user_id = ?');
  const insertCode = db.prepare(
    'INSERT INTO invite_codes (user_id, code) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const friendsOf = db.prepare('SELECT * FROM friends WHERE inviter_id = ? ORDER BY id DESC');
  const insertFriend = db.prepare(`
    INSERT INTO friends (inviter_id, name, joined_at, deposited_at, traded_at) VALUES (?, ?, ?, ?, ?)
  `);
  const inviterOf = db.prepare('SELECT inviter_id FROM friends WHERE user_id = ?');
  const deposited = db.prepare(
    'UPDATE friends SET deposited_at = coalesce(deposited_at, ?) WHERE user_id = ?',
  );
  const traded = db.prepare(
    'UPDATE friends SET traded_at = coalesce(traded_at, ?) WHERE user_id = ?',
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

  function tellInviter(userId: number): void {
    const row = inviterOf.get(userId) as { inviter_id: number } | undefined;
    if (row) live.note(row.inviter_id, { type: 'invite' });
  }

  return {
    of({ user }) {
      const code = codeFor(user.id);
      const stages = friends(user.id).map(stageOf);
      const paid = stages.filter((stage) => stage === 'traded').length;
      return {
        code,
        path: `/task-center/invite?ref=${code}`,
        funnel: {
          registered: stages.length,
          deposited: stages.filter((stage) => stage !== 'registered').length,
          traded: paid,
        },
        per_friend: perFriend,
        earned: { ...perFriend, amount: String(paid * Number(perFriend.amount)) },
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
        items: page.rows.map((friend) => ({
          record_id: String(friend.id),
          name: maskedName(friend.name),
          joined_at: friend.joined_at,
          stage: stageOf(friend),
          reward: stageOf(friend) === 'traded' ? perFriend : null,
        })),
        next_cursor: page.next_cursor,
      };
    },
    setCode: (userId, code) => void insertCode.run(userId, code),
    add(inviterId, name, stage, at) {
      const isPast = (other: FriendStage) => order.indexOf(stage) >= order.indexOf(other);
      const when = (other: FriendStage) => (isPast(other) ? at : null);
      insertFriend.run(inviterId, name, at, when('deposited'), when('traded'));
      live.note(inviterId, { type: 'invite' });
    },
    advance(userId, stage, now) {
      (stage === 'deposited' ? deposited : traded).run(now, userId);
      tellInviter(userId);
    },
    welcome: tellInviter,
  };
}

const order: readonly FriendStage[] = ['registered', 'deposited', 'traded'];

function stageOf({ deposited_at, traded_at }: FriendRow): FriendStage {
  if (traded_at !== null) return 'traded';
  return deposited_at === null ? 'registered' : 'deposited';
}

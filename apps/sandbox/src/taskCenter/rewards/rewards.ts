import type { DatabaseSync } from 'node:sqlite';
import { compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { type Usage } from '@exchange/task-center-api';
import type { User } from '../../users/accounts.ts';
import { dayMs } from '../calendar.ts';
import type { LiveEvents } from '../liveEvents.ts';
import type { PointsChanges } from '../points/pointsChanges.ts';
import { pointsExpiry } from '../points/pointsLedger.ts';
import { grantIn, receivable } from '../catalogue/regionRules.ts';
import { stablecoinOf } from '../stablecoin.ts';
import { rewardEntry, type Grant, type RewardCode } from '../catalogue/rewardCatalogue.ts';
import { stateOf } from './rewardView.ts';

/** Source of a reward. An account has at most one reward per source and source id. */
export type RewardSource = 'task' | 'check_in' | 'box' | 'gift' | 'campaign' | 'invite' | 'shop';

/** Reason for which a reward was revoked. The catalogue's `revocations` has a text for each. */
export const revokeReasons = ['self_trading', 'several_accounts'] as const;

export type RevokeReason = (typeof revokeReasons)[number];

/** A stored reward. Its state is derived from these values and the clock. */
export interface RewardRow {
  id: number;
  user_id: number;
  code: RewardCode;
  amount: string;
  source: RewardSource;
  /**
   * Unique among the user's rewards of a source. Of a task: task, period and tier, such as `first-trade/once/0`. Of a
   * campaign: its round, such as `volume-cup`, or `volume-cup-2` from the second one.
   */
  source_id: string;
  granted_at: number;
  claim_by: number | null;
  claimed_at: number | null;
  activated_at: number | null;
  valid_until: number | null;
  remaining: string;
  revoked_at: number | null;
  revoke_reason: RevokeReason | null;
  /** The reward that this one replaces, because it may not be given where the account lives. null for others. */
  replaced: RewardCode | null;
  /** Stablecoin in which it was issued. */
  coin: string;
}

export interface UsageRow {
  id: number;
  at: number;
  kind: Exclude<Usage['kind'], 'other'>;
  amount: string;
  /** Code and stablecoin of the used reward, as they were before it was replaced. */
  code: RewardCode;
  coin: string;
}

export interface NewReward {
  userId: number;
  grant: Grant;
  source: RewardSource;
  sourceId: string;
  now: number;
  /** Whether the grant was promised before, so that it holds in every region (decision 31). */
  isPromised?: boolean;
}

/** Reads and writes of rewards. Call the writes inside a transaction. */
export interface Rewards {
  /** Adds a claimable reward. Unless it was promised, the account's region can replace it. */
  give(reward: NewReward): RewardRow;
  /** Adds a reward that is already claimed. */
  giveClaimed(reward: NewReward): RewardRow;
  claim(row: RewardRow, now: number): RewardRow;
  activate(row: RewardRow, now: number): RewardRow;
  /** Uses `amount` of a reward, or the rest if less is left. */
  use(row: RewardRow, use: { amount: string; kind: UsageRow['kind']; now: number }): RewardRow;
  revoke(row: RewardRow, reason: RevokeReason, now: number): RewardRow;
  /** Replaces the rewards that the account may no longer receive where it lives. Those that have ended stay. */
  replaceForbidden(user: Pick<User, 'id' | 'region'>, now: number): void;
  of(userId: number): RewardRow[];
  /** Returns the reward with this id if it belongs to the account. */
  find(userId: number, id: string): RewardRow | undefined;
  /** Returns the reward that a mystery box contained, or null if the box was not opened. */
  openedFrom(box: RewardRow): RewardRow | null;
  usage(id: number): UsageRow[];
}

export function createRewards({
  db,
  points,
  live,
  regionOf,
}: {
  db: DatabaseSync;
  points: PointsChanges;
  live: Pick<LiveEvents, 'store'>;
  regionOf: (userId: number) => string;
}): Rewards {
  const insert = db.prepare(`
    INSERT INTO rewards
      (user_id, code, amount, source, source_id, granted_at, claim_by, remaining, replaced, coin)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    RETURNING *
  `);
  const setClaimed = db.prepare(
    'UPDATE rewards SET claimed_at = ?, valid_until = ? WHERE id = ? RETURNING *',
  );
  const setActivated = db.prepare('UPDATE rewards SET activated_at = ? WHERE id = ? RETURNING *');
  const setRemaining = db.prepare('UPDATE rewards SET remaining = ? WHERE id = ? RETURNING *');
  const setRevoked = db.prepare(
    'UPDATE rewards SET revoked_at = ?, revoke_reason = ? WHERE id = ? RETURNING *',
  );
  const setReplaced = db.prepare(
    'UPDATE rewards SET code = ?, amount = ?, remaining = ?, replaced = ?, coin = ?, valid_until = ? WHERE id = ?',
  );
  const insertUsage = db.prepare(
    'INSERT INTO reward_usage (reward_id, at, kind, amount, code, coin) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byUser = db.prepare('SELECT * FROM rewards WHERE user_id = ? ORDER BY id DESC');
  const byId = db.prepare('SELECT * FROM rewards WHERE user_id = ? AND id = ?');
  const fromBox = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'box' AND source_id = ?`,
  );
  const usageRows = db.prepare(
    'SELECT id, at, kind, amount, code, coin FROM reward_usage WHERE reward_id = ? ORDER BY id DESC',
  );

  /** Credits a reward of points. Returns the recorded time. */
  const creditPoints = ({ id, user_id: userId, amount }: RewardRow, now: number): number =>
    points.add({ userId, kind: 'earned', points: amount, rewardId: id, now });

  /** Returns when a reward that is claimed now ends, or null if it does not end. Credits points. */
  function validUntil(row: RewardRow, now: number): number | null {
    if (row.code === 'points') return pointsExpiry(creditPoints(row, now));
    const { validityDays } = rewardEntry(row.code);
    return validityDays === null ? null : now + validityDays * dayMs;
  }

  const rewards: Rewards = {
    give({ userId, grant, source, sourceId, now, isPromised = false }) {
      const {
        code,
        amount,
        replaced = null,
      } = isPromised ? grant : grantIn([regionOf(userId)], grant);
      const entry = rewardEntry(code);
      const granted = amount ?? entry.amount;
      return insert.get(
        userId,
        code,
        granted,
        source,
        sourceId,
        now,
        now + entry.claimDays * dayMs,
        entry.limit?.amount ?? granted,
        replaced,
        grant.coin ?? stablecoinOf(regionOf(userId)),
      ) as unknown as RewardRow;
    },
    giveClaimed: (reward) => rewards.claim(rewards.give(reward), reward.now),
    claim(row, now) {
      const claimed = setClaimed.get(now, validUntil(row, now), row.id) as unknown as RewardRow;
      return rewardEntry(row.code).credited
        ? rewards.use(claimed, { amount: claimed.remaining, kind: 'credited', now })
        : claimed;
    },
    activate: (row, now) => setActivated.get(now, row.id) as unknown as RewardRow,
    use(row, { amount, kind, now }) {
      const used = compareDecimals(amount, row.remaining) < 0 ? amount : row.remaining;
      insertUsage.run(row.id, now, kind, used, row.code, row.coin);
      // A reward that does not need activation counts as activated from its first use.
      if (row.activated_at === null) setActivated.get(now, row.id);
      return setRemaining.get(
        subtractDecimals(row.remaining, used),
        row.id,
      ) as unknown as RewardRow;
    },
    revoke(row, reason, now) {
      insertUsage.run(row.id, now, 'revoked', row.remaining, row.code, row.coin);
      return setRevoked.get(now, reason, row.id) as unknown as RewardRow;
    },
    replaceForbidden({ id: userId, region }, now) {
      for (const row of rewards.of(userId)) {
        const { code, amount = row.amount, coin = row.coin } = receivable(region, row);
        const isUnfinished = ['to_claim', 'active', 'in_use'].includes(stateOf(row, now));
        if (code === row.code || !isUnfinished) continue;
        // A claimed reward is valid as if the coupon was claimed now.
        const until = row.claimed_at === null ? null : validUntil({ ...row, code }, now);
        // The used part of the old reward does not count towards the coupon.
        const rest = compareDecimals(row.remaining, amount) < 0 ? row.remaining : amount;
        setReplaced.run(code, rest, rest, row.code, coin, until, row.id);
        live.store(userId, { type: 'reward', reward_id: String(row.id) });
      }
    },
    of: (userId) => byUser.all(userId) as unknown as RewardRow[],
    find: (userId, id) =>
      /^\d{1,15}$/.test(id) ? (byId.get(userId, Number(id)) as RewardRow | undefined) : undefined,
    openedFrom: ({ id, user_id: userId }) =>
      (fromBox.get(userId, String(id)) as RewardRow | undefined) ?? null,
    usage: (id) => usageRows.all(id) as unknown as UsageRow[],
  };
  return rewards;
}

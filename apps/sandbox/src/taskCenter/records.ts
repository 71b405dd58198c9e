import type { DatabaseSync } from 'node:sqlite';
import { addDecimals } from '@exchange/exchange-api';
import type { User } from '../users/accounts.ts';
import type { Grant, RewardCode } from './catalogue/rewardCatalogue.ts';
import { stablecoinOf } from './stablecoin.ts';

/** Result of a task's review. */
export type Verdict = 'passed' | 'rejected';

/** An account's round of a task. */
interface TaskRound {
  userId: number;
  taskId: string;
  period: string;
}

interface TierInRound extends TaskRound {
  ruleIndex: number;
}

/** The promise of a finished tier. */
export interface EarnedTier {
  grant: Grant;
  edition: string;
}

/** Stored task data of one account. */
export interface TaskRecord {
  progress(taskId: string, period: string): { amount: string; review: Verdict | null };
  claim(
    taskId: string,
    period: string,
    ruleIndex: number,
  ): { claimed_at: number; reward_id: number; grant: Grant } | undefined;
  /** Returns what was promised for a finished tier, and the edition that promised it. */
  earned(taskId: string, period: string, ruleIndex: number): EarnedTier | undefined;
  /** Times of the first trades of all invited friends in ms UTC. */
  friendsTraded: readonly number[];
  joined(campaignId: string): boolean;
}

export interface Records {
  of(user: User | undefined): TaskRecord;
  addProgress(round: TaskRound, amount: string): void;
  /** Replaces the amount reached so far. */
  setProgress(round: TaskRound, amount: string): void;
  setReview(round: TaskRound, review: Verdict): void;
  insertClaim(claim: TierInRound & { rewardId: number; at: number }): void;
  /** Stores what was promised for a tier. Has no effect if something is stored already. */
  insertEarned(tier: TierInRound & EarnedTier): void;
}

const nothing: TaskRecord = {
  progress: () => ({ amount: '0', review: null }),
  claim: () => undefined,
  earned: () => undefined,
  friendsTraded: [],
  joined: () => false,
};

export function createRecords(db: DatabaseSync): Records {
  const progressRows = db.prepare(
    'SELECT task_id, period, amount, review FROM task_progress WHERE user_id = ?',
  );
  const claimRows = db.prepare(`
    SELECT task_id, period, rule_index, claims.claimed_at, reward_id, code, amount, replaced, coin
    FROM claims JOIN rewards ON rewards.id = claims.reward_id WHERE claims.user_id = ?
  `);
  const earnedRows = db.prepare(
    'SELECT task_id, period, rule_index, code, amount, edition FROM earned_tiers WHERE user_id = ?',
  );
  const insertEarned = db.prepare(`
    INSERT INTO earned_tiers (user_id, task_id, period, rule_index, code, amount, edition)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
  `);
  const friendRows = db.prepare(
    'SELECT traded_at FROM friends WHERE inviter_id = ? AND traded_at IS NOT NULL',
  );
  const entryRows = db.prepare('SELECT campaign_id FROM campaign_entries WHERE user_id = ?');
  const amountOf = db.prepare(
    'SELECT amount FROM task_progress WHERE user_id = ? AND task_id = ? AND period = ?',
  );
  const writeAmount = db.prepare(`
    INSERT INTO task_progress (user_id, task_id, period, amount) VALUES (?, ?, ?, ?)
    ON CONFLICT (user_id, task_id, period) DO UPDATE SET amount = excluded.amount
  `);
  const writeReview = db.prepare(`
    INSERT INTO task_progress (user_id, task_id, period, review) VALUES (?, ?, ?, ?)
    ON CONFLICT (user_id, task_id, period) DO UPDATE SET review = excluded.review
  `);
  const insertClaim = db.prepare(`
    INSERT INTO claims (user_id, task_id, period, rule_index, reward_id, claimed_at)
    VALUES (?, ?, ?, ?, ?, ?)
  `);

  return {
    of(user) {
      if (!user) return nothing;
      const progress = new Map(
        (progressRows.all(user.id) as unknown as ProgressRow[]).map((row) => [
          `${row.task_id}/${row.period}`,
          row,
        ]),
      );
      const claims = new Map(
        (claimRows.all(user.id) as unknown as ClaimRow[]).map(
          ({ code, amount, replaced, coin, ...row }) => [
            `${row.task_id}/${row.period}/${row.rule_index}`,
            { ...row, grant: { code, amount, replaced, coin } },
          ],
        ),
      );
      const earned = new Map(
        (earnedRows.all(user.id) as unknown as EarnedRow[]).map((row) => [
          `${row.task_id}/${row.period}/${row.rule_index}`,
          { grant: grantOf(row), edition: row.edition },
        ]),
      );
      const entries = new Set(
        (entryRows.all(user.id) as { campaign_id: string }[]).map(({ campaign_id }) => campaign_id),
      );
      return {
        progress: (taskId, period) =>
          progress.get(`${taskId}/${period}`) ?? nothing.progress(taskId, period),
        claim: (taskId, period, ruleIndex) => claims.get(`${taskId}/${period}/${ruleIndex}`),
        earned: (taskId, period, ruleIndex) => earned.get(`${taskId}/${period}/${ruleIndex}`),
        friendsTraded: (friendRows.all(user.id) as { traded_at: number }[]).map(
          ({ traded_at }) => traded_at,
        ),
        joined: (campaignId) => entries.has(campaignId),
      };
    },
    addProgress({ userId, taskId, period }, amount) {
      const before = amountOf.get(userId, taskId, period) as { amount: string } | undefined;
      writeAmount.run(userId, taskId, period, addDecimals(before?.amount ?? '0', amount));
    },
    setProgress: ({ userId, taskId, period }, amount) =>
      void writeAmount.run(userId, taskId, period, amount),
    setReview: ({ userId, taskId, period }, review) =>
      void writeReview.run(userId, taskId, period, review),
    insertClaim: ({ userId, taskId, period, ruleIndex, rewardId, at }) =>
      void insertClaim.run(userId, taskId, period, ruleIndex, rewardId, at),
    insertEarned({ userId, taskId, period, ruleIndex, grant: { code, amount = null }, edition }) {
      insertEarned.run(userId, taskId, period, ruleIndex, code, amount, edition);
    },
  };
}

function grantOf({ code, amount, edition }: EarnedRow): Grant {
  return { code, ...(amount === null ? {} : { amount }), coin: stablecoinOf(edition) };
}

interface EarnedRow {
  task_id: string;
  period: string;
  rule_index: number;
  code: RewardCode;
  amount: string | null;
  edition: string;
}

interface ProgressRow {
  task_id: string;
  period: string;
  amount: string;
  review: Verdict | null;
}

interface ClaimRow {
  task_id: string;
  period: string;
  rule_index: number;
  claimed_at: number;
  reward_id: number;
  code: RewardCode;
  amount: string;
  replaced: RewardCode | null;
  coin: string;
}

import type { DatabaseSync } from 'node:sqlite';
import type { CheckIn, Reward } from '@exchange/task-center-api';
import { dayMs, dayName, dayStart } from './calendar.ts';
import type { Caller, UserCaller } from './calls/caller.ts';
import type { LiveEvents } from './liveEvents.ts';
import { Refusal } from './calls/refusal.ts';
import type { Grant } from './catalogue/rewardCatalogue.ts';
import type { RewardRow, Rewards } from './rewards/rewards.ts';
import { stablecoinOf } from './stablecoin.ts';
import { previewOf, rewardView } from './rewards/rewardView.ts';

/** Reward per day of a check-in streak. After the last day, the rewards start again with the first. */
const checkInRewards: readonly Grant[] = ['5', '5', '10', '10', '15', '15', '50'].map((amount) => ({
  code: 'points',
  amount,
}));

/** A user can restore a streak once in this number of days. */
const restoreEveryDays = 30;

export interface CheckIns {
  of(caller: Caller): CheckIn;
  /**
   * Checks in. Returns the same result for a second check-in on a day. Call inside a transaction.
   *
   * @throws Refusal if `restore` is true and no streak can be restored
   */
  checkIn(caller: UserCaller, options?: CheckInOptions): { check_in: CheckIn; reward: Reward };
}

interface CheckInOptions {
  /** Whether to continue the streak that ended because the user missed yesterday. Default: false. */
  restore?: boolean | undefined;
}

interface CheckInRow {
  /** UTC date, such as `2026-11-21`. */
  day: string;
  /** Length of the streak on this day. */
  streak: number;
  /** 1 if the user missed the day and restored it later, otherwise 0. */
  restored: number;
}

export function createCheckIns({
  db,
  rewards,
  live,
}: {
  db: DatabaseSync;
  rewards: Rewards;
  live: LiveEvents;
}): CheckIns {
  const selectRecent = db.prepare(`
    SELECT day, streak, restored FROM check_ins WHERE user_id = ? AND day > ? ORDER BY day DESC
  `);
  const insert = db.prepare(
    'INSERT INTO check_ins (user_id, day, streak, restored) VALUES (?, ?, ?, ?)',
  );
  const findReward = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'check_in' AND source_id = ?`,
  );

  /** Returns the check-ins of the last `restoreEveryDays` days, newest first. */
  function recentRows(userId: number | undefined, today: number): CheckInRow[] {
    if (userId === undefined) return [];
    const since = dayName(today - restoreEveryDays * dayMs);
    return selectRecent.all(userId, since) as unknown as CheckInRow[];
  }

  function of(caller: Caller): CheckIn {
    const today = dayStart(caller.now);
    const rows = recentRows(caller.user?.id, today);
    const firstDay = firstShownDay(rows, today);
    return {
      checked_today: rows[0]?.day === dayName(today),
      streak: currentStreak(rows, today),
      resets_at: today + dayMs,
      lost: lostStreak(rows, today),
      days: checkInRewards.map((grant, index) => {
        const day = firstDay + index * dayMs;
        return {
          day: dayName(day),
          state: stateOf(day, rows, today),
          reward: previewOf(grant, caller),
        };
      }),
    };
  }

  /** Stores the check-in of today, and that of yesterday if the streak is restored. Returns the reward. */
  function storeCheckIn(caller: UserCaller, { restore = false }: CheckInOptions): RewardRow {
    const { user, now } = caller;
    const today = dayStart(now);
    const { streak, lost } = of(caller);
    if (restore && !lost?.can_restore) {
      throw new Refusal('over', 'There is no streak that can be restored today.');
    }
    const untilYesterday = restore && lost ? lost.streak + 1 : streak;
    if (restore) insert.run(user.id, dayName(today - dayMs), untilYesterday, 1);
    insert.run(user.id, dayName(today), untilYesterday + 1, 0);
    const coin = stablecoinOf(caller.edition);
    const grant = { ...checkInRewards[untilYesterday % checkInRewards.length]!, coin };
    const sourceId = dayName(today);
    const row = rewards.giveClaimed({ userId: user.id, grant, source: 'check_in', sourceId, now });
    live.store(user.id, { type: 'check_in', reward_id: String(row.id) });
    return row;
  }

  return {
    of,
    checkIn(caller, options = {}) {
      const sourceId = dayName(dayStart(caller.now));
      const existing = findReward.get(caller.user.id, sourceId) as RewardRow | undefined;
      const row = existing ?? storeCheckIn(caller, options);
      return { check_in: of(caller), reward: rewardView(row, caller) };
    },
  };
}

function stateOf(
  day: number,
  rows: readonly CheckInRow[],
  today: number,
): CheckIn['days'][number]['state'] {
  const row = rows.find((each) => each.day === dayName(day));
  if (row) return row.restored ? 'restored' : 'checked';
  if (day < today) return 'missed';
  return day === today ? 'today' : 'upcoming';
}

/** Returns the length of the streak, which the user can continue today if the last check-in was yesterday. */
function currentStreak([last]: readonly CheckInRow[], today: number): number {
  return last && missedDaysSince(last, today) < 1 ? last.streak : 0;
}

/** Returns the streak that ended in the last week because of missed days, if any. A single check-in is no streak. */
function lostStreak(rows: readonly CheckInRow[], today: number): CheckIn['lost'] {
  const last = rows[0];
  if (!last || last.streak < 2) return null;
  const missedDays = missedDaysSince(last, today);
  if (missedDays < 1 || missedDays > checkInRewards.length) return null;
  const can_restore = missedDays === 1 && rows.every(({ restored }) => restored === 0);
  return { streak: last.streak, can_restore };
}

/** Returns the first displayed day. One day per reward is shown, and the first has the first reward. */
function firstShownDay(rows: readonly CheckInRow[], today: number): number {
  const last = rows[0];
  const continues = currentStreak(rows, today) > 0 || lostStreak(rows, today)?.can_restore;
  if (!last || !continues) return today;
  const lastDay = Date.parse(last.day);
  // After the check-in on the last shown day, the same days stay visible until tomorrow.
  if (lastDay === today) return today - ((last.streak - 1) % checkInRewards.length) * dayMs;
  const nextDay = lastDay + dayMs;
  return nextDay - (last.streak % checkInRewards.length) * dayMs;
}

/** Returns the number of days between the last check-in and today: -1 if it was today. */
function missedDaysSince({ day }: CheckInRow, today: number): number {
  return (today - Date.parse(day)) / dayMs - 1;
}

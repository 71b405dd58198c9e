import type { DatabaseSync } from 'node:sqlite';
import type { CheckIn, Reward } from '@exchange/task-center-api';
import { dayMs, dayName, dayStart } from './calendar.ts';
import type { Caller, UserCaller } from './calls/caller.ts';
import type { LiveEvents } from './liveEvents.ts';
import { Refusal } from './calls/refusal.ts';
import type { Grant } from './catalogue/rewardCatalogue.ts';
import type { RewardRow, Rewards } from './rewards/rewards.ts';
import { previewOf, rewardView } from './rewards/rewardView.ts';

/** Reward per day of a check-in streak. After the last day, the rewards start again with the first. */
const checkInRewards: readonly Grant[] = ['5', '5', '10', '10', '15', '15', '50'].map((amount) => ({
  code: 'points',
  amount,
}));

/** Number of days in which a user can restore a streak once. */
const restoreEveryDays = 30;

export interface CheckIns {
  of(caller: Caller): CheckIn;
  /**
   * Checks in. Returns the same result for a second check-in on a day. Call inside a transaction.
   *
   * @param restore - whether to continue the streak that ended because the user missed yesterday
   * @throws Refusal if `restore` is true and no streak can be restored
   */
  checkIn(caller: UserCaller, restore?: boolean): { check_in: CheckIn; reward: Reward };
}

interface CheckInRow {
  day: string;
  streak: number;
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
  const recent = db.prepare(`
    SELECT day, streak, restored FROM check_ins WHERE user_id = ? AND day > ? ORDER BY day DESC
  `);
  const insert = db.prepare(
    'INSERT INTO check_ins (user_id, day, streak, restored) VALUES (?, ?, ?, ?)',
  );
  const findReward = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'check_in' AND source_id = ?`,
  );

  /** Returns the check-ins of the last `restoreEveryDays` days, newest first. */
  function rowsOf(userId: number | undefined, today: number): CheckInRow[] {
    if (userId === undefined) return [];
    const since = dayName(today - restoreEveryDays * dayMs);
    return recent.all(userId, since) as unknown as CheckInRow[];
  }

  function of(caller: Caller): CheckIn {
    const { user, now } = caller;
    const today = dayStart(now);
    const rows = rowsOf(user?.id, today);
    const rowOn = (day: number) => rows.find((row) => row.day === dayName(day));
    const until = rowOn(today)?.streak ?? 0;
    const streak = until || (rowOn(today - dayMs)?.streak ?? 0);
    const lost = lostStreak(rows, today);
    const count = lost?.can_restore ? lost.streak : streak;
    const firstDay = today - daysBefore({ count, until, isMissed: lost?.can_restore }) * dayMs;

    function stateOn(day: number): CheckIn['days'][number]['state'] {
      const row = rowOn(day);
      if (row) return row.restored ? 'restored' : 'checked';
      if (day < today) return 'missed';
      return day === today ? 'today' : 'upcoming';
    }

    return {
      checked_today: until > 0,
      streak,
      resets_at: today + dayMs,
      lost,
      days: checkInRewards.map((grant, index) => {
        const day = firstDay + index * dayMs;
        return { day: dayName(day), state: stateOn(day), reward: previewOf(grant, caller) };
      }),
    };
  }

  return {
    of,
    checkIn(caller, restore = false) {
      const { user, now } = caller;
      const today = dayStart(now);
      const sourceId = dayName(today);
      let row = findReward.get(user.id, sourceId) as RewardRow | undefined;
      if (!row) {
        const { streak, lost } = of(caller);
        if (restore && !lost?.can_restore) {
          throw new Refusal('over', 'There is no streak that can be restored today.');
        }
        const before = restore && lost ? lost.streak + 1 : streak;
        if (restore) insert.run(user.id, dayName(today - dayMs), before, 1);
        insert.run(user.id, sourceId, before + 1, 0);
        const grant = checkInRewards[before % checkInRewards.length]!;
        row = rewards.giveClaimed({ userId: user.id, grant, source: 'check_in', sourceId, now });
        live.store(user.id, { type: 'check_in', reward_id: String(row.id) });
      }
      return { check_in: of(caller), reward: rewardView(row, caller) };
    },
  };
}

/** Returns the number of days from the first day that the user sees to today. One period of rewards is shown. */
function daysBefore({
  count,
  until,
  isMissed = false,
}: {
  /** Length of the shown streak. */
  count: number;
  /** Length of the streak including today, or 0. */
  until: number;
  isMissed: boolean | undefined;
}): number {
  // After the check-in on the last shown day, the same days stay visible until tomorrow.
  if (until > 0) return (count - 1) % checkInRewards.length;
  return (count % checkInRewards.length) + Number(isMissed);
}

/** Returns the streak that ended in the last week because of missed days, if any. A single check-in is no streak. */
function lostStreak(rows: readonly CheckInRow[], today: number): CheckIn['lost'] {
  const last = rows[0];
  if (!last || last.streak < 2) return null;
  const missedDays = (today - Date.parse(last.day)) / dayMs - 1;
  if (missedDays < 1 || missedDays > checkInRewards.length) return null;
  const can_restore = missedDays === 1 && rows.every(({ restored }) => restored === 0);
  return { streak: last.streak, can_restore };
}

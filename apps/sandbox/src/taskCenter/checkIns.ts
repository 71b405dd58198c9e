import type { DatabaseSync } from 'node:sqlite';
import type { CheckIn, Reward } from '@exchange/task-center-api';
import { dayMs, dayName, dayStart } from './calendar.ts';
import type { Caller, UserCaller } from './caller.ts';
import type { LiveEvents } from './liveEvents.ts';
import type { Grant } from './catalogue/rewardCatalogue.ts';
import type { RewardRow, Rewards } from './rewards.ts';
import { previewOf, rewardView } from './rewardView.ts';

/** Reward per day of the strip. */
const strip: readonly Grant[] = ['5', '5', '10', '10', '15', '15', '50'].map((amount) => ({
  code: 'points',
  amount,
}));

export interface CheckIns {
  of(caller: Caller): CheckIn;
  /** Checks in. Returns the same result for a second check-in on a day. Call inside a transaction. */
  checkIn(caller: UserCaller): { check_in: CheckIn; reward: Reward };
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
  const find = db.prepare('SELECT streak FROM check_ins WHERE user_id = ? AND day = ?');
  const insert = db.prepare('INSERT INTO check_ins (user_id, day, streak) VALUES (?, ?, ?)');
  const findReward = db.prepare(
    `SELECT * FROM rewards WHERE user_id = ? AND source = 'check_in' AND source_id = ?`,
  );

  /** Returns the number of consecutive days up to and including a day, or 0 if it was missed. */
  function streakOn(userId: number | undefined, day: number): number {
    if (userId === undefined) return 0;
    const row = find.get(userId, dayName(day)) as { streak: number } | undefined;
    return row?.streak ?? 0;
  }

  function of({ user, now, texts }: Caller): CheckIn {
    const today = dayStart(now);
    const until = streakOn(user?.id, today);
    const checkedToday = until > 0;
    const streak = checkedToday ? until : streakOn(user?.id, today - dayMs);
    // Number of checked days in this strip. A full strip stays until the next day.
    const checked = checkedToday ? ((streak - 1) % strip.length) + 1 : streak % strip.length;
    const firstDay = today - (checkedToday ? checked - 1 : checked) * dayMs;
    return {
      checked_today: checkedToday,
      streak,
      resets_at: today + dayMs,
      days: strip.map((grant, index) => {
        const day = firstDay + index * dayMs;
        const open = day === today ? 'today' : 'upcoming';
        return {
          day: dayName(day),
          state: index < checked ? 'checked' : open,
          reward: previewOf(grant, texts),
        };
      }),
    };
  }

  return {
    of,
    checkIn(caller) {
      const { user, now } = caller;
      const today = dayStart(now);
      const sourceId = dayName(today);
      let row = findReward.get(user.id, sourceId) as RewardRow | undefined;
      if (!row) {
        const streak = streakOn(user.id, today - dayMs) + 1;
        const grant = strip[(streak - 1) % strip.length]!;
        insert.run(user.id, sourceId, streak);
        row = rewards.giveClaimed({ userId: user.id, grant, source: 'check_in', sourceId, now });
        live.store(user.id, { type: 'check_in', reward_id: String(row.id) });
      }
      return { check_in: of(caller), reward: rewardView(row, caller) };
    },
  };
}

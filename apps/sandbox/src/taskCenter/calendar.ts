/** A day in ms. Days and weeks are in UTC, and weeks start on Monday (decision 16). */
export const dayMs = 86_400_000;

/** Returns the start of the day: 00:00 UTC. */
export function dayStart(at: number): number {
  return Math.floor(at / dayMs) * dayMs;
}

/** Returns the start of the week: Monday, 00:00 UTC. */
export function weekStart(at: number): number {
  const day = dayStart(at);
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
}

/** Returns the UTC date, such as `2026-11-21`. */
export function dayName(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

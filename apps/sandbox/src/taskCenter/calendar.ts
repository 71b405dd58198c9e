/** A day, in ms. Days and weeks are UTC; weeks start on Monday (decision 16). */
export const dayMs = 86_400_000;

/** The 00:00 UTC at or before. */
export function dayStart(at: number): number {
  return Math.floor(at / dayMs) * dayMs;
}

/** The Monday, 00:00 UTC, at or before. */
export function weekStart(at: number): number {
  const day = dayStart(at);
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
}

/** `2026-11-21`. */
export function dayName(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

import { addDecimals, compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { pointsValidityDays } from '@exchange/task-center-api';
import { dayMs, dayName, dayStart } from '../calendar.ts';

/** Points that were added to or spent from an account. `at` is in ms UTC. */
export interface PointsChange {
  id: string;
  at: number;
  kind: 'earned' | 'spent';
  /** A positive decimal. */
  points: string;
}

/** A change, or points that expired. */
type Movement = Omit<PointsChange, 'kind'> & { kind: LedgerEntry['kind'] };

export interface LedgerEntry {
  id: string;
  at: number;
  kind: 'earned' | 'spent' | 'expired';
  /** Negative for points that leave the account. */
  change: string;
  /** Balance after the change. */
  balance: string;
}

export interface PointsLedger {
  /** Oldest first. */
  entries: LedgerEntry[];
  balance: string;
  earned: string;
  spent: string;
  expired: string;
  /** Points that expire next. null if the balance is 0. */
  expiring: { points: string; at: number } | null;
}

/** Points credited on one day, which expire together. */
interface Lot {
  remaining: string;
  expiresAt: number;
}

const minus = (points: string) => subtractDecimals('0', points);
const isPositive = (points: string) => compareDecimals(points, '0') > 0;

/** Returns the time when points credited at `creditedAt` expire: 00:00 UTC after their last full day. */
export function pointsExpiry(creditedAt: number): number {
  return dayStart(creditedAt) + (pointsValidityDays + 1) * dayMs;
}

/**
 * Replays an account's changes in the order in which they were added, up to `now`. Their times never decrease. The
 * oldest points are spent first. Points that are not spent by their expiry are removed.
 */
export function pointsLedger(changes: readonly PointsChange[], now: number): PointsLedger {
  const lots: Lot[] = [];
  const entries: LedgerEntry[] = [];
  const totals = { balance: '0', earned: '0', spent: '0', expired: '0' };

  function addEntry({ id, at, kind, points }: Movement): void {
    const change = kind === 'earned' ? points : minus(points);
    totals[kind] = addDecimals(totals[kind], points);
    totals.balance = addDecimals(totals.balance, change);
    entries.push({ id, at, kind, change, balance: totals.balance });
  }

  function expireUntil(time: number): void {
    while (lots[0] && lots[0].expiresAt <= time) {
      const { remaining, expiresAt } = lots.shift()!;
      if (!isPositive(remaining)) continue;
      const id = `expired-${dayName(expiresAt)}`;
      addEntry({ id, at: expiresAt, kind: 'expired', points: remaining });
    }
  }

  function earn({ at, points }: PointsChange): void {
    const expiresAt = pointsExpiry(at);
    const last = lots.at(-1);
    if (last?.expiresAt === expiresAt) last.remaining = addDecimals(last.remaining, points);
    else lots.push({ remaining: points, expiresAt });
  }

  function spend({ points }: PointsChange): void {
    let missing = points;
    for (const lot of lots) {
      const taken = compareDecimals(lot.remaining, missing) < 0 ? lot.remaining : missing;
      lot.remaining = subtractDecimals(lot.remaining, taken);
      missing = subtractDecimals(missing, taken);
    }
  }

  for (const change of changes) {
    expireUntil(change.at);
    if (change.kind === 'earned') earn(change);
    else spend(change);
    addEntry(change);
  }
  expireUntil(now);
  const next = lots.find(({ remaining }) => isPositive(remaining));
  return {
    entries,
    ...totals,
    expiring: next ? { points: next.remaining, at: next.expiresAt } : null,
  };
}

import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { pointsLedger, type PointsChange } from './pointsLedger.ts';

const dayMs = 86_400_000;
const noon = Date.UTC(2026, 0, 7, 12);
const earned = (id: string, at: number, points: string): PointsChange => ({
  id,
  at,
  kind: 'earned',
  points,
});
const spent = (id: string, at: number, points: string): PointsChange => ({
  id,
  at,
  kind: 'spent',
  points,
});

describe('points', () => {
  it('expire at 00:00 UTC after 365 full days', () => {
    const changes = [earned('a', noon, '20')];
    const expiry = Date.UTC(2027, 0, 8);
    expect(pointsLedger(changes, expiry - 1)).toMatchObject({
      balance: '20',
      expired: '0',
      expiring: { points: '20', at: expiry },
    });
    expect(pointsLedger(changes, expiry)).toEqual({
      entries: [
        { id: 'a', at: noon, kind: 'earned', change: '20', balance: '20' },
        { id: 'expired-2027-01-08', at: expiry, kind: 'expired', change: '-20', balance: '0' },
      ],
      balance: '0',
      earned: '20',
      spent: '0',
      expired: '20',
      expiring: null,
    });
  });

  it('are spent oldest first', () => {
    const changes = [
      earned('a', noon, '20'),
      earned('b', noon + dayMs, '30'),
      spent('c', noon + 2 * dayMs, '25'),
    ];
    expect(pointsLedger(changes, noon + 3 * dayMs)).toMatchObject({
      balance: '25',
      expiring: { points: '25', at: Date.UTC(2027, 0, 9) },
    });
    // All points of the first day are spent, so none of them expire.
    expect(pointsLedger(changes, Date.UTC(2027, 0, 8)).expired).toBe('0');
    expect(pointsLedger(changes, Date.UTC(2027, 0, 9)).expired).toBe('25');
  });

  it('that were earned on one day expire together', () => {
    const changes = [earned('a', noon, '5'), earned('b', noon + 1, '7')];
    expect(pointsLedger(changes, noon + 1).expiring).toEqual({
      points: '12',
      at: Date.UTC(2027, 0, 8),
    });
  });

  it('that expired before a purchase do not pay for it', () => {
    const changes = [
      earned('a', noon, '20'),
      earned('b', noon + 300 * dayMs, '10'),
      spent('c', noon + 400 * dayMs, '10'),
    ];
    expect(pointsLedger(changes, noon + 400 * dayMs)).toMatchObject({
      balance: '0',
      expired: '20',
      expiring: null,
    });
  });
});

it('keeps earned − spent − expired = balance ≥ 0 for every history without overspending', () => {
  const history = fc.array(fc.record({ wait: fc.nat(200 * dayMs), points: fc.nat(100) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(history, (steps) => {
      const changes: PointsChange[] = [];
      let at = noon;
      for (const [index, { wait, points }] of steps.entries()) {
        at += wait;
        const { balance } = pointsLedger(changes, at);
        const isAffordable = compareDecimals(balance, String(points)) >= 0;
        const make = index % 2 === 1 && isAffordable ? spent : earned;
        changes.push(make(String(index), at, String(points)));
      }
      const ledger = pointsLedger(changes, at);
      for (const { balance } of ledger.entries) {
        expect(compareDecimals(balance, '0')).toBeGreaterThanOrEqual(0);
      }
      expect(ledger.balance).toBe(
        ledger.entries.map(({ change }) => change).reduce(addDecimals, '0'),
      );
      const left = [ledger.spent, ledger.expired, ledger.balance].reduce(addDecimals, '0');
      expect(left).toBe(ledger.earned);
    }),
  );
});

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import fc from '@tooling/testing/fastCheck';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test/running.ts';
import { openDatabase } from '../../database.ts';
import { migrations } from '../../migrations.ts';
import { createRewards } from '../rewards/rewards.ts';
import { createPointsChanges } from './pointsChanges.ts';
import { pointsLedger } from './pointsLedger.ts';

const dayMs = 86_400_000;
const noon = Date.UTC(2026, 0, 7, 12);

function createStore() {
  const { db, close } = openDatabase(':memory:');
  onTestFinished(close);
  const insertUser = db.prepare(`
    INSERT INTO users (email, password_hash, username, created_at) VALUES (?, '', '', 0) RETURNING id
  `);
  const changes = createPointsChanges(db);
  const rewards = createRewards({
    db,
    points: changes,
    live: { store: () => undefined },
    regionOf: () => 'default',
  });
  const newUser = (name: string) => (insertUser.get(name) as { id: number }).id;
  return { changes, rewards, newUser };
}

it('keeps the balance of every change, whatever the clock does between them', () => {
  const { changes, rewards, newUser } = createStore();
  let users = 0;
  const steps = fc.array(
    fc.record({
      // Small and large steps in both directions. Points are valid for a year.
      wait: fc.oneof(
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: -200 * dayMs, max: 200 * dayMs }),
      ),
      points: fc.integer({ min: 1, max: 100 }),
      buys: fc.boolean(),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const userId = newUser(`user-${(users += 1)}@brand.com`);
      const balanceAt = (now: number) => pointsLedger(changes.of(userId), now).balance;
      let now = noon;
      for (const [index, { wait, points, buys }] of all.entries()) {
        now += wait;
        const before = balanceAt(now);
        const amount = String(points);
        const isBought = buys && compareDecimals(before, amount) >= 0;
        const reward = { userId, source: 'gift' as const, sourceId: String(index), now };
        const code = isBought ? 'coupon-5' : 'points';
        const { id } = rewards.giveClaimed({
          ...reward,
          grant: isBought ? { code } : { code, amount },
        });
        if (isBought) changes.add({ userId, kind: 'spent', points: amount, rewardId: id, now });
        expect(balanceAt(now)).toBe(addDecimals(before, isBought ? `-${amount}` : amount));
      }
      const { entries, ...totals } = pointsLedger(changes.of(userId), now);
      for (const [index, { at, balance }] of entries.entries()) {
        expect(compareDecimals(balance, '0')).toBeGreaterThanOrEqual(0);
        expect(at).toBeGreaterThanOrEqual(entries[index - 1]?.at ?? 0);
      }
      const left = [totals.spent, totals.expired, totals.balance].reduce(addDecimals, '0');
      expect(left).toBe(totals.earned);
    }),
  );
});

it('lets points expire by their recorded time', () => {
  const { changes, rewards, newUser } = createStore();
  const userId = newUser('one@brand.com');
  const midnight = Date.UTC(2026, 0, 8);
  const give = (sourceId: string, now: number) =>
    rewards.giveClaimed({ userId, grant: { code: 'points' }, source: 'gift', sourceId, now });
  const first = give('a', midnight);
  expect(give('b', midnight - 5_000).valid_until).toBe(first.valid_until);
  expect(changes.of(userId).map(({ at }) => at)).toEqual([midnight, midnight]);
});

it('is filled from the rewards and purchases of an earlier schema', () => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, 'sandbox.db'));
  // The schema before this table.
  for (const step of migrations.slice(0, 7)) old.exec(step);
  old.exec(`
    PRAGMA user_version = 7;
    INSERT INTO users (id, email, password_hash, username, created_at)
      VALUES (1, 'a@brand.com', 'x', 'a', 1);
    INSERT INTO rewards (id, user_id, code, amount, source, source_id, granted_at, claimed_at, remaining)
      VALUES (4, 1, 'points', '250', 'gift', 'a', 1, 10, '0'),
        (5, 1, 'points', '20', 'gift', 'b', 2, NULL, '20'),
        (6, 1, 'coupon-10', '10', 'shop', '1', 10, 10, '10'),
        (7, 1, 'points', '30', 'gift', 'c', 5, 5, '0');
    INSERT INTO points_spendings (user_id, at, points, reward_id) VALUES (1, 10, '190', 6);
  `);
  old.close();
  const { db, close } = openDatabase(folder);
  onTestFinished(close);
  expect(createPointsChanges(db).of(1)).toEqual([
    { id: 'earned-7', at: 5, kind: 'earned', points: '30' },
    { id: 'earned-4', at: 10, kind: 'earned', points: '250' },
    { id: 'spent-6', at: 10, kind: 'spent', points: '190' },
  ]);
});

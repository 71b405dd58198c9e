import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test/running.ts';
import { openDatabase } from '../../database.ts';
import { migrations } from '../../migrations.ts';

it("is the coin of the account's region for rewards of an earlier schema", () => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, 'sandbox.db'));
  const before = migrations.findIndex((step) => step.includes('ADD COLUMN coin'));
  for (const step of migrations.slice(0, before)) old.exec(step);
  old.exec(`PRAGMA user_version = ${before}`);
  const regions = ['eu', 'nl', 'kz', null];
  regions.forEach((region, index) => {
    old
      .prepare(
        'INSERT INTO users (id, email, password_hash, username, created_at, region) VALUES (?, ?, ?, ?, 1, ?)',
      )
      .run(index, `${index}@brand.com`, 'x', `${index}`, region);
    old
      .prepare(
        "INSERT INTO rewards (user_id, code, amount, source, source_id, granted_at, remaining) VALUES (?, 'coupon-10', '10', 'gift', 'a', 1, '10')",
      )
      .run(index);
  });
  old.close();
  const { db, close } = openDatabase(folder);
  onTestFinished(close);
  const coins = db.prepare('SELECT coin FROM rewards ORDER BY user_id').all();
  expect(coins.map(({ coin }) => coin)).toEqual(['USDC', 'USDC', 'USDT', 'USDT']);
});

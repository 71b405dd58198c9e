import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { runSandbox } from './running.ts';

/** Statements that may read a whole table: of the control page, of a limited list, and of the end of a campaign. */
const mayScan = [
  'SELECT count(*) AS users FROM users',
  'SELECT count(*) AS sessions FROM sessions',
  'SELECT received_at, user_id, payload FROM analytics_events ORDER BY id DESC LIMIT ?',
  'SELECT count(*) AS events FROM analytics_events',
  'SELECT DISTINCT campaign_id FROM campaign_entries WHERE campaign_id NOT IN (SELECT campaign_id FROM campaign_settlements)',
];

/** Returns the statements that the sandbox prepares when it starts. */
async function preparedStatements(): Promise<string[]> {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await runSandbox();
  return [...new Set(prepare.mock.calls.map(([sql]) => sql.replace(/\s+/g, ' ').trim()))].filter(
    (sql) => /^(SELECT|UPDATE|DELETE|INSERT|WITH)\b/.test(sql),
  );
}

/** Returns a database with 100,000 rows in each table that grows with its customers. */
function filledDatabase(): DatabaseSync {
  const { db } = openDatabase(':memory:');
  db.exec(`
    PRAGMA foreign_keys = OFF;
    CREATE TEMP TABLE n AS
      WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 100000)
      SELECT i FROM numbers;
    INSERT INTO users (email, password_hash, username, created_at)
      SELECT i || '@brand.com', '', 'user', 0 FROM n;
    INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
      SELECT CAST('token' || i AS BLOB), i, 0, 0 FROM n;
    INSERT INTO live_events (user_id, payload) SELECT i, '' FROM n;
    INSERT INTO campaign_entries (user_id, campaign_id, joined_at) SELECT i, 'volume-cup', 0 FROM n;
    ANALYZE;
  `);
  return db;
}

it('finds the rows of a customer by an index, among 100,000 customers', async () => {
  const statements = await preparedStatements();
  const db = filledDatabase();
  const planOf = (sql: string) =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(
      ({ detail }) => detail,
    );
  const scanning = statements.filter((sql) =>
    planOf(sql).some((detail) => /^SCAN (?!CONSTANT|json_each)\w+/.test(detail)),
  );
  const ofCustomers = statements.filter((sql) => /\buser_id = \?/.test(sql));
  const withoutCustomer = ofCustomers.filter(
    (sql) => !planOf(sql).some((detail) => /\(\w+=\?/.test(detail)),
  );
  db.close();
  expect(statements.length).toBeGreaterThan(50);
  expect(withoutCustomer).toEqual([]);
  expect(scanning.sort()).toEqual([...mayScan].sort());
});

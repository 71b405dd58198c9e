import { firstMigrations } from './firstMigrations.ts';

/**
 * SQL of all schema migrations in order. `PRAGMA user_version` stores the number of migrations that were applied.
 * Do not edit a released migration. Add a new one.
 */
export const migrations: readonly string[] = [
  ...firstMigrations,
  `
  ALTER TABLE rewards ADD COLUMN revoke_reason TEXT;
  UPDATE rewards SET revoke_reason = 'self_trading' WHERE revoked_at IS NOT NULL;
  `,
  `
  ALTER TABLE users ADD COLUMN terms_version TEXT;
  ALTER TABLE users ADD COLUMN age_confirmed_at INTEGER;
  -- So far, there was only one version. Earlier accounts did not confirm their age to the server.
  UPDATE users SET terms_version = '1.0' WHERE terms_accepted_at IS NOT NULL;
  `,
  `
  -- The kind of prize that the page showed when the user joined.
  ALTER TABLE campaign_entries ADD COLUMN prize_code TEXT NOT NULL DEFAULT 'bonus';
  `,
  `
  -- Country of residence, as an ISO 3166-1 alpha-2 code.
  ALTER TABLE users ADD COLUMN residence TEXT;
  `,
  `
  -- Rewards of finished tiers, as the edition promised them on which they were earned.
  CREATE TABLE earned_tiers (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id TEXT NOT NULL,
    period TEXT NOT NULL,
    rule_index INTEGER NOT NULL CHECK (rule_index >= 0),
    code TEXT NOT NULL,
    amount TEXT,
    edition TEXT NOT NULL,
    PRIMARY KEY (user_id, task_id, period, rule_index)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seen_editions (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    edition TEXT NOT NULL
  ) STRICT;

  -- Time at which the score was reached. Who reached an equal score first ranks higher.
  ALTER TABLE campaign_entries ADD COLUMN scored_at INTEGER NOT NULL DEFAULT 0;
  UPDATE campaign_entries SET scored_at = joined_at;
  `,
  `
  -- Code of the reward before it was replaced, because the account may not receive it where it lives.
  ALTER TABLE rewards ADD COLUMN replaced TEXT;
  `,
  `
  -- Deposits are the friends' own business.
  ALTER TABLE friends DROP COLUMN deposited_at;
  `,
  `
  -- Stablecoin in which the reward was issued, which it keeps on all editions.
  ALTER TABLE rewards ADD COLUMN coin TEXT NOT NULL DEFAULT 'USDT';
  -- Residents of these regions received theirs in USDC.
  UPDATE rewards SET coin = 'USDC' WHERE user_id IN (SELECT id FROM users WHERE region IN ('eu', 'nl'));
  `,
  `
  -- Stablecoin of the prizes that the page showed when the user joined.
  ALTER TABLE campaign_entries ADD COLUMN prize_coin TEXT NOT NULL DEFAULT 'USDT';
  UPDATE campaign_entries SET prize_coin = 'USDC' WHERE user_id IN (SELECT id FROM users WHERE region IN ('eu', 'nl'));

  -- Edition that the inviter saw last when the friend joined, whose offer holds for both. NULL if the inviter has seen none.
  ALTER TABLE friends ADD COLUMN edition TEXT;
  CREATE TRIGGER invited_on_edition AFTER INSERT ON friends BEGIN
    UPDATE friends SET edition = (SELECT edition FROM seen_editions WHERE user_id = NEW.inviter_id) WHERE id = NEW.id;
  END;
  `,
  `
  -- What was used, which can be another reward than the account has now, because that one was replaced.
  ALTER TABLE reward_usage ADD COLUMN code TEXT NOT NULL DEFAULT '';
  ALTER TABLE reward_usage ADD COLUMN coin TEXT NOT NULL DEFAULT 'USDT';
  -- Only coupons replace, and only rewards for derivatives are replaced.
  UPDATE reward_usage SET code = coalesce(replaced, rewards.code)
  FROM rewards WHERE rewards.id = reward_id AND reward_usage.kind = 'derivatives';
  UPDATE reward_usage SET code = rewards.code, coin = rewards.coin
  FROM rewards WHERE rewards.id = reward_id AND reward_usage.code IN ('', rewards.code);
  `,
  `
  -- Only campaigns about derivatives pay margin. Prizes that were already granted stay as they are.
  UPDATE campaign_entries SET prize_code = 'coupon'
  WHERE campaign_id NOT LIKE 'derivatives-league%'
    AND campaign_id NOT IN (SELECT campaign_id FROM campaign_settlements);
  `,
  `
  -- Old events are deleted by their time.
  CREATE INDEX analytics_events_by_time ON analytics_events (received_at);
  `,
];

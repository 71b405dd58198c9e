/** SQL of the first migrations, which created the tables of accounts, tasks and points. Do not edit. */
export const firstMigrations: readonly string[] = [
  `
  CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT UNIQUE,
    country_code TEXT,
    mobile TEXT,
    password_hash TEXT NOT NULL,
    username TEXT NOT NULL,
    lang TEXT NOT NULL DEFAULT 'en',
    is_vip INTEGER NOT NULL DEFAULT 0 CHECK (is_vip IN (0, 1)),
    has_google2fa INTEGER NOT NULL DEFAULT 0 CHECK (has_google2fa IN (0, 1)),
    parent_id INTEGER REFERENCES users (id),
    status INTEGER NOT NULL DEFAULT 1,
    given_referral_code TEXT,
    given_user_code TEXT,
    created_at INTEGER NOT NULL,
    UNIQUE (country_code, mobile),
    CHECK (email IS NOT NULL OR mobile IS NOT NULL),
    CHECK ((mobile IS NULL) = (country_code IS NULL))
  ) STRICT;

  CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE analytics_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    payload TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE users ADD COLUMN kyc_level INTEGER NOT NULL DEFAULT 0
    CHECK (kyc_level BETWEEN 0 AND 3);
  ALTER TABLE users ADD COLUMN region TEXT;

  CREATE TABLE task_center_facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE task_progress (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id TEXT NOT NULL,
    period TEXT NOT NULL,
    amount TEXT NOT NULL DEFAULT '0',
    review TEXT CHECK (review IN ('passed', 'rejected')),
    PRIMARY KEY (user_id, task_id, period)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    amount TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('task', 'check_in', 'box', 'gift')),
    source_id TEXT NOT NULL,
    granted_at INTEGER NOT NULL,
    claim_by INTEGER,
    claimed_at INTEGER,
    activated_at INTEGER,
    valid_until INTEGER,
    remaining TEXT NOT NULL,
    revoked_at INTEGER,
    UNIQUE (user_id, source, source_id),
    CHECK (activated_at IS NULL OR claimed_at IS NOT NULL)
  ) STRICT;

  CREATE TABLE claims (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    task_id TEXT NOT NULL,
    period TEXT NOT NULL,
    rule_index INTEGER NOT NULL CHECK (rule_index >= 0),
    reward_id INTEGER NOT NULL UNIQUE REFERENCES rewards (id),
    claimed_at INTEGER NOT NULL,
    UNIQUE (user_id, task_id, period, rule_index)
  ) STRICT;

  CREATE TABLE reward_usage (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reward_id INTEGER NOT NULL REFERENCES rewards (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    amount TEXT NOT NULL
  ) STRICT;
  CREATE INDEX reward_usage_by_reward ON reward_usage (reward_id);

  CREATE TABLE idempotency_keys (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE check_ins (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    streak INTEGER NOT NULL CHECK (streak >= 1),
    PRIMARY KEY (user_id, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE campaign_entries (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    campaign_id TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    score TEXT NOT NULL DEFAULT '0',
    PRIMARY KEY (user_id, campaign_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX campaign_entries_by_campaign ON campaign_entries (campaign_id);

  CREATE TABLE invite_codes (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE COLLATE NOCASE
  ) STRICT;

  CREATE TABLE friends (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    inviter_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    deposited_at INTEGER,
    traded_at INTEGER
  ) STRICT;
  CREATE INDEX friends_by_inviter ON friends (inviter_id);

  CREATE TABLE live_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    payload TEXT NOT NULL
  ) STRICT;
  CREATE INDEX live_events_by_user ON live_events (user_id);

  -- In the transaction of the registration itself, so a kill cannot come in between.
  CREATE TRIGGER friend_registered AFTER INSERT ON users
  WHEN NEW.given_referral_code IS NOT NULL
  BEGIN
    INSERT INTO friends (inviter_id, user_id, name, joined_at)
    SELECT user_id, NEW.id, NEW.username, NEW.created_at
    FROM invite_codes WHERE code = NEW.given_referral_code;
  END;
  `,
  `
  -- Campaigns and invitations give rewards, too. A CHECK cannot be changed, so the table is created again.
  CREATE TABLE new_rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    amount TEXT NOT NULL,
    source TEXT NOT NULL
      CHECK (source IN ('task', 'check_in', 'box', 'gift', 'campaign', 'invite')),
    source_id TEXT NOT NULL,
    granted_at INTEGER NOT NULL,
    claim_by INTEGER,
    claimed_at INTEGER,
    activated_at INTEGER,
    valid_until INTEGER,
    remaining TEXT NOT NULL,
    revoked_at INTEGER,
    UNIQUE (user_id, source, source_id),
    CHECK (activated_at IS NULL OR claimed_at IS NOT NULL)
  ) STRICT;
  INSERT INTO new_rewards SELECT * FROM rewards;
  DROP TABLE rewards;
  ALTER TABLE new_rewards RENAME TO rewards;

  CREATE TABLE campaign_settlements (
    campaign_id TEXT PRIMARY KEY,
    settled_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- What was promised for friends who have traded already.
  INSERT INTO rewards (user_id, code, amount, source, source_id, granted_at, remaining)
  SELECT inviter_id, 'bonus', '20', 'invite', id || '/traded', traded_at, '20'
  FROM friends WHERE traded_at IS NOT NULL;
  `,
  `
  -- A restored day counts for the streak, but paid no reward.
  ALTER TABLE check_ins ADD COLUMN restored INTEGER NOT NULL DEFAULT 0 CHECK (restored IN (0, 1));
  `,
  `
  ALTER TABLE users ADD COLUMN terms_accepted_at INTEGER;
  -- Whether a login with the password also asks for a one-time code.
  ALTER TABLE users ADD COLUMN login_code INTEGER NOT NULL DEFAULT 0 CHECK (login_code IN (0, 1));

  CREATE TABLE account_codes (
    id_hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('login', 'recovery')),
    account TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    code_hash BLOB NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    sends INTEGER NOT NULL DEFAULT 1,
    started_at INTEGER NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX account_codes_by_account ON account_codes (account, purpose);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_handle TEXT NOT NULL,
    public_key BLOB NOT NULL,
    algorithm INTEGER NOT NULL,
    sign_count INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_user ON passkeys (user_id);

  -- Without a user: for a login.
  CREATE TABLE passkey_challenges (
    challenge TEXT PRIMARY KEY,
    origin TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    handle TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Points buy rewards. A CHECK cannot be changed, so the table is created again.
  CREATE TABLE new_rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    amount TEXT NOT NULL,
    source TEXT NOT NULL
      CHECK (source IN ('task', 'check_in', 'box', 'gift', 'campaign', 'invite', 'shop')),
    source_id TEXT NOT NULL,
    granted_at INTEGER NOT NULL,
    claim_by INTEGER,
    claimed_at INTEGER,
    activated_at INTEGER,
    valid_until INTEGER,
    remaining TEXT NOT NULL,
    revoked_at INTEGER,
    UNIQUE (user_id, source, source_id),
    CHECK (activated_at IS NULL OR claimed_at IS NOT NULL)
  ) STRICT;
  INSERT INTO new_rewards SELECT * FROM rewards;
  DROP TABLE rewards;
  ALTER TABLE new_rewards RENAME TO rewards;

  -- Points expire at 00:00 UTC, 365 full days after they were credited.
  UPDATE rewards SET valid_until = (claimed_at / 86400000 + 366) * 86400000
  WHERE code = 'points' AND claimed_at IS NOT NULL;

  CREATE TABLE points_spendings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    points TEXT NOT NULL,
    reward_id INTEGER NOT NULL UNIQUE REFERENCES rewards (id)
  ) STRICT;
  CREATE INDEX points_spendings_by_user ON points_spendings (user_id);

  CREATE TABLE notices_read (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE notices_off (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('credited', 'expires', 'started')),
    PRIMARY KEY (user_id, kind)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE notices_read_singly (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    notice_id TEXT NOT NULL,
    PRIMARY KEY (user_id, notice_id)
  ) STRICT, WITHOUT ROWID;

  -- Security settings ask for the password of the session's user again.
  ALTER TABLE sessions ADD COLUMN confirmed_at INTEGER;
  ALTER TABLE sessions ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN attempts_since INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- Points are replayed in the order of these rows. An account's times never decrease.
  CREATE TABLE points_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('earned', 'spent')),
    points TEXT NOT NULL,
    -- The reward that credited the points, or that they bought.
    reward_id INTEGER NOT NULL UNIQUE REFERENCES rewards (id)
  ) STRICT;
  CREATE INDEX points_changes_by_user ON points_changes (user_id);

  INSERT INTO points_changes (user_id, at, kind, points, reward_id)
  SELECT user_id, claimed_at AS at, 'earned' AS kind, amount, id FROM rewards
  WHERE code = 'points' AND claimed_at IS NOT NULL
  UNION ALL
  SELECT user_id, at, 'spent', points, reward_id FROM points_spendings
  ORDER BY at, kind, id;
  DROP TABLE points_spendings;
  `,
  `
  CREATE INDEX sessions_by_end ON sessions (expires_at);
  CREATE INDEX account_codes_by_start ON account_codes (started_at);
  CREATE INDEX account_codes_by_user ON account_codes (user_id);
  CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
  CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
  `,
];

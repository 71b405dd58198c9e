/**
 * The schema, one step after the other; `PRAGMA user_version` counts those already taken.
 * A step that was released is never edited: add another.
 */
export const migrations: readonly string[] = [
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
];

import type { DatabaseSync } from 'node:sqlite';
import type { ServerClock } from '../clock.ts';
import { termsVersion } from '../legal/legalPages.ts';
import type { Identity } from './identity.ts';
import type { Passwords } from './password.ts';
import { regionOfResidents } from './residence.ts';

export interface User {
  id: number;
  email: string | null;
  country_code: string | null;
  mobile: string | null;
  username: string;
  lang: string;
  is_vip: number;
  has_google2fa: number;
  /** 1 if a login with the password also requires a one-time code, otherwise 0. */
  login_code: number;
  parent_id: number | null;
  status: number;
  /** Level of identity verification (KYC), 0 to 3. */
  kyc_level: number;
  /** Country of residence, as declared at the registration until an identity check replaces it. null if unknown. */
  residence: string | null;
  /** Region whose rules apply to the account. null means the sandbox's current region. */
  region: string | null;
  /** In ms UTC. */
  created_at: number;
}

export interface NewAccount {
  identity: Identity;
  password: string;
  /** Declared country of residence, which determines the account's region. The demo account has none. */
  residence?: string | undefined;
  username?: string;
  referralCode?: string | undefined;
  userCode?: string | undefined;
  /** Whether the visitor agreed to the terms. The account stores the time, and the version of the terms. */
  acceptedTerms?: boolean | undefined;
  /** Whether the visitor stated to have the minimum age. The account stores the time. */
  confirmedAge?: boolean | undefined;
  /** Time of the registration in ms UTC. Default: now. */
  registeredAt?: number;
}

/** Properties of an account that tests may change to simulate the roles of spec 6. */
export type AccountChange = Partial<
  Pick<
    User,
    | 'username'
    | 'lang'
    | 'is_vip'
    | 'has_google2fa'
    | 'login_code'
    | 'parent_id'
    | 'status'
    | 'kyc_level'
    | 'residence'
    | 'region'
  >
>;

export interface Accounts {
  /** Returns the user if the password is correct. Takes equally long for unknown accounts and wrong passwords. */
  verify(identity: Identity, password: string): Promise<User | undefined>;
  /** Resolves to a function that stores the password, so that it can be part of a transaction. */
  preparePassword(password: string): Promise<(userId: number) => void>;
  /** Returns the new user, or undefined if the identity already exists. */
  register(account: NewAccount): Promise<User | undefined>;
  find(identity: Identity): User | undefined;
  byId(id: number): User | undefined;
  change(id: number, change: AccountChange): void;
  count(): number;
}

const columns = [
  'id, email, country_code, mobile, username, lang, is_vip, has_google2fa, login_code',
  'parent_id, status, kyc_level, residence, region, created_at',
].join(', ');

export function createAccounts(
  db: DatabaseSync,
  clock: ServerClock,
  passwords: Passwords,
): Accounts {
  const byEmail = db.prepare(`SELECT ${columns}, password_hash FROM users WHERE email = ?`);
  const byMobile = db.prepare(
    `SELECT ${columns}, password_hash FROM users WHERE country_code = ? AND mobile = ?`,
  );
  const insert = db.prepare(`
    INSERT INTO users (email, country_code, mobile, password_hash, username, given_referral_code,
                       given_user_code, terms_accepted_at, terms_version, age_confirmed_at,
                       residence, region, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
    RETURNING ${columns}
  `);
  const setHash = db.prepare('UPDATE users SET password_hash = ? WHERE id = ?');
  const byId = db.prepare(`SELECT ${columns} FROM users WHERE id = ?`);
  const countAll = db.prepare('SELECT count(*) AS users FROM users');

  type UserRow = User & { password_hash: string };
  const find = (identity: Identity) =>
    ('email' in identity
      ? byEmail.get(identity.email)
      : byMobile.get(identity.countryCode, identity.mobile)) as UserRow | undefined;

  return {
    async verify(identity, password) {
      const found = find(identity);
      const matches = await passwords.matches(password, found?.password_hash);
      // The password may have been reset while its hash was computed.
      const isCurrent = find(identity)?.password_hash === found?.password_hash;
      return matches && isCurrent ? found : undefined;
    },

    async preparePassword(password) {
      const hash = await passwords.hash(password);
      return (userId) => void setHash.run(hash, userId);
    },

    async register(account) {
      const { identity, password, residence, username, referralCode, userCode } = account;
      const hash = await passwords.hash(password);
      const now = account.registeredAt ?? clock.now();
      const agreement = account.acceptedTerms === true ? [now, termsVersion] : [null, null];
      const email = 'email' in identity ? identity.email : null;
      const [countryCode, mobile] =
        'email' in identity ? [null, null] : [identity.countryCode, identity.mobile];
      return insert.get(
        email,
        countryCode,
        mobile,
        hash,
        username ?? defaultName(identity),
        referralCode ?? null,
        userCode ?? null,
        ...agreement,
        account.confirmedAge === true ? now : null,
        residence ?? null,
        residence === undefined ? null : regionOfResidents(residence),
        now,
      ) as User | undefined;
    },

    find,
    byId: (id) => byId.get(id) as User | undefined,

    change(id, change) {
      for (const [column, value] of Object.entries(change)) {
        // Column names come from AccountChange, never from a request.
        db.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).run(value, id);
      }
    },

    count: () => (countAll.get() as { users: number }).users,
  };
}

function defaultName(identity: Identity): string {
  return 'email' in identity
    ? identity.email.slice(0, Math.min(32, identity.email.indexOf('@')))
    : `user${identity.mobile.slice(-4)}`;
}

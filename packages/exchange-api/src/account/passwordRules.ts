/** A rule for new passwords. */
export type PasswordRule = 'length' | 'mix' | 'common' | 'own';

/** Shortest and longest password, in UTF-16 code units. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Minimum length of an account name that a password must not contain. */
const minNameLength = 4;

/** Passwords that attackers try first. Only those that meet the other rules. */
const commonPasswords: ReadonlySet<string> = new Set([
  '123456789a',
  '1234567a',
  '12345678a',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '1qaz@wsx',
  'a1234567',
  'a12345678',
  'a123456789',
  'aa123456',
  'aa12345678',
  'abc12345',
  'abc123456',
  'abcd1234',
  'admin123',
  'admin1234',
  'asd12345',
  'asdf1234',
  'asdfgh123',
  'baseball1',
  'bitcoin1',
  'bitcoin123',
  'changeme1',
  'charlie1',
  'computer1',
  'crypto123',
  'dragon123',
  'football1',
  'hello123',
  'iloveyou1',
  'iloveyou2',
  'letmein1',
  'letmein123',
  'liverpool1',
  'master123',
  'michael1',
  'monkey123',
  'p@ssw0rd',
  'p@ssword',
  'p@ssword1',
  'pass1234',
  'passw0rd',
  'passw0rd1',
  'password!',
  'password1',
  'password1!',
  'password12',
  'password123',
  'password1234',
  'password2',
  'princess1',
  'q1w2e3r4',
  'q1w2e3r4t5',
  'qwe12345',
  'qwer1234',
  'qwerty12',
  'qwerty123',
  'qwerty1234',
  'qwerty12345',
  'qwertyuiop1',
  'samsung1',
  'secret123',
  'sunshine1',
  'superman1',
  'test1234',
  'trustno1',
  'user1234',
  'welcome1',
  'welcome123',
  'zaq12wsx',
  'zxcvbnm1',
]);

/**
 * Rules for new passwords, in the order to show them. The app shows the rules while the visitor types,
 * and the server checks them again.
 */
const checks: Readonly<Record<PasswordRule, (password: string, owner: string) => boolean>> = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  mix: (password) => /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password),
  common: (password) => password !== '' && !commonPasswords.has(password.toLowerCase()),
  own: (password, owner) => password !== '' && !containsName(password, owner),
};

/**
 * Returns whether a password contains the account's email address, the part of it before the @, or
 * the phone number.
 */
function containsName(password: string, owner: string): boolean {
  const names = [owner, owner.replace(/@.*/, '')].map((name) => name.trim().toLowerCase());
  return names.some(
    (name) => name.length >= minNameLength && password.toLowerCase().includes(name),
  );
}

/** All rules, in the order to show them. */
export const passwordRules = Object.keys(checks) as readonly PasswordRule[];

/**
 * Returns the rules that a new password breaks.
 *
 * @param owner - email address or phone number of the account, which the password must not contain
 */
export function brokenPasswordRules(password: string, owner: string): PasswordRule[] {
  return passwordRules.filter((rule) => !checks[rule](password, owner));
}

/** A rule for new passwords. */
export type PasswordRule = 'length' | 'mix' | 'own';

/** Shortest and longest password, in UTF-16 code units. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Minimum length of an account name that a password must not contain. */
const shortestName = 4;

/**
 * Rules for new passwords, in the order to show them. The app shows the rules while the visitor types,
 * and the server checks them again.
 */
const checks: Readonly<Record<PasswordRule, (password: string, owner: string) => boolean>> = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  mix: (password) => /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password),
  own: (password, owner) =>
    password !== '' &&
    ![owner, owner.replace(/@.*/, '')]
      .map((name) => name.trim().toLowerCase())
      .some((name) => name.length >= shortestName && password.toLowerCase().includes(name)),
};

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

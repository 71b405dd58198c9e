/** `ret_code` values with which the account service refuses a call, besides `badInput` and `notLoggedIn`. */
export const accountCodes = {
  /** Unknown account or wrong password. */
  wrongCredentials: 20001,
  accountExists: 20002,
  /** Wrong one-time code. Another attempt is allowed. */
  wrongCode: 20003,
  /** The one-time code is too old or used already. */
  codeExpired: 20004,
  /** Too many codes were sent to this account, or too many codes or passwords were entered. */
  tooManyCodes: 20005,
  /** Unknown passkey, or its signature, origin or challenge is wrong. */
  passkeyRefused: 20006,
  /** The change needs the password. Repeat it after `confirmPassword`. */
  passwordNeeded: 20007,
  /** The exchange does not serve residents of this country. */
  countryNotServed: 20008,
  /** The country of residence is missing, or is not one of the `countries`. */
  countryUnknown: 20009,
} as const;

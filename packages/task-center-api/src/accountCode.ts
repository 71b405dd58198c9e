/** `ret_code` values of refusals by the account service, besides `badInput` and `notLoggedIn`. */
export const accountCodes = {
  /** Unknown account or wrong password. */
  wrongCredentials: 20001,
  accountExists: 20002,
} as const;

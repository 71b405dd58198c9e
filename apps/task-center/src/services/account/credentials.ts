/** Request body of the account service: an email address or a phone number, and a password. */
export type Credentials = { password: string; referralCode?: string; userCode?: string } & (
  { email: string } | { countryCode: string; mobile: string }
);

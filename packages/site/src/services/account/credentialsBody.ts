/** Email address or phone number in request bodies of the account service. */
export type IdentityBody = { email: string } | { countryCode: string; mobile: string };

/** Request body of a login or registration. */
export type Credentials = IdentityBody & {
  password: string;
  referralCode?: string;
  userCode?: string;
  acceptedTerms?: boolean;
};

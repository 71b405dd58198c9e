/** Identifier that a user logs in with: an email address, or a phone number with its country code. */
export type Identity = { email: string } | { countryCode: string; mobile: string };

/** Returns an account's identity. */
export function identityOf({
  email,
  country_code: countryCode,
  mobile,
}: {
  email: string | null;
  country_code: string | null;
  mobile: string | null;
}): Identity {
  return email === null ? { countryCode: countryCode ?? '', mobile: mobile ?? '' } : { email };
}

/** Returns the email address or phone number, which the account's password must not contain. */
export function ownerOf(identity: Identity): string {
  return 'email' in identity ? identity.email : identity.mobile;
}

/** Returns the address for mails: the email address, or the phone number with its country code. */
export function addressOf(identity: Identity): string {
  return 'email' in identity ? identity.email : `${identity.countryCode} ${identity.mobile}`;
}

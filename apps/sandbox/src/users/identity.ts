/** Login name: an email address, or a phone number with its country code. */
export type Identity = { email: string } | { countryCode: string; mobile: string };

/** Returns the login name of an account. */
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

/** Name that the password of an account must not contain. */
export function ownerOf(identity: Identity): string {
  return 'email' in identity ? identity.email : identity.mobile;
}

/** Returns the email address of the account, or its phone number with the country code. */
export function addressOf(identity: Identity): string {
  return 'email' in identity ? identity.email : `${identity.countryCode} ${identity.mobile}`;
}

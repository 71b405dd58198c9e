/** Initial values of the registration form (spec 3, "Registration modal inputs"). */
export interface RegistrationInputs {
  email?: string;
  /** Calling code with plus sign, such as `+90`. */
  countryCode?: string;
  mobile?: string;
  userCode?: string;
  referralCode?: string;
  /** Fields that the visitor can see but not change. Each of them has a value. */
  readOnly: readonly InputName[];
}

/** Fields of the registration form that an invitation can fill in. */
export type InputName = Exclude<keyof RegistrationInputs, 'readOnly'>;

/** Query parameter and format of a referral code. */
export const referralParameter = 'ref';
export const referralShape = /^[\w-]{1,32}$/;

/** Query parameters of an invitation, with the field and the valid format of each. */
const parameters: readonly (readonly [name: string, field: InputName, shape: RegExp])[] = [
  ['email', 'email', /^[^\s@]{1,64}@[^\s@]{1,190}$/],
  ['country_code', 'countryCode', /^\+?[1-9]\d{0,2}$/],
  ['mobile', 'mobile', /^[\d\s().-]{5,20}$/],
  ['user_code', 'userCode', /^[\w-]{1,32}$/],
  [referralParameter, 'referralCode', referralShape],
];

/**
 * Fields that a URL may lock. Excludes email and phone, because an attacker could lock their own, so
 * that a visitor registers an account that the attacker owns.
 */
const lockable: ReadonlySet<InputName> = new Set(['userCode', 'referralCode']);

/**
 * Parses an invitation: `?ref=FRIEND-7&user_code=u1&read_only=ref,user_code`. Ignores invalid
 * values.
 */
export function readRegistrationInputs(search: string): RegistrationInputs {
  const query = new URLSearchParams(search);
  const locked = (query.get('read_only') ?? '').split(',');
  const values: Partial<Record<InputName, string>> = {};
  const readOnly: InputName[] = [];
  for (const [name, field, shape] of parameters) {
    // An unencoded plus sign in a query is parsed as a space.
    const value = query.get(name)?.trim();
    if (value === undefined || !shape.test(value)) continue;
    values[field] = field === 'countryCode' ? `+${value.replace('+', '')}` : value;
    if (locked.includes(name) && lockable.has(field)) readOnly.push(field);
  }
  return { ...values, readOnly };
}

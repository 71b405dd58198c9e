import type { TextName } from './credentials.ts';

/** Fields that somebody else may have filled in for a visitor who registers. */
export type InputName = Exclude<TextName, 'password'> | 'countryCode';

/** What a registration begins with (spec 3, "Registration modal inputs"). */
export interface RegistrationInputs {
  email?: string;
  /** With its plus, such as `+90`. */
  countryCode?: string;
  mobile?: string;
  userCode?: string;
  referralCode?: string;
  /** What the visitor may see but not change. A field without a value cannot be one of these. */
  readOnly: readonly InputName[];
}

/** Query parameters of an invitation, the shape that each must have, and the longest that is read. */
const parameters: readonly (readonly [name: string, field: InputName, shape: RegExp])[] = [
  ['email', 'email', /^[^\s@]{1,64}@[^\s@]{1,190}$/],
  ['country_code', 'countryCode', /^\+?[1-9]\d{0,2}$/],
  ['mobile', 'mobile', /^[\d\s().-]{5,20}$/],
  ['user_code', 'userCode', /^[\w-]{1,32}$/],
  ['ref', 'referralCode', /^[\w-]{1,32}$/],
];

/**
 * Codes alone can be locked by an address. An address that locked an email or a phone number could
 * make a visitor sign up with somebody else's, who would then own the account.
 */
const lockable: ReadonlySet<InputName> = new Set(['userCode', 'referralCode']);

/**
 * Reads an invitation such as `?ref=FRIEND-7&user_code=u1&read_only=ref,user_code`. What does not
 * have its shape is left out.
 */
export function readRegistrationInputs(search: string): RegistrationInputs {
  const query = new URLSearchParams(search);
  const locked = (query.get('read_only') ?? '').split(',');
  const values: Partial<Record<InputName, string>> = {};
  const readOnly: InputName[] = [];
  for (const [name, field, shape] of parameters) {
    // A plus in a query that nobody encoded has become a space.
    const value = query.get(name)?.trim();
    if (value === undefined || !shape.test(value)) continue;
    values[field] = field === 'countryCode' ? `+${value.replace('+', '')}` : value;
    if (locked.includes(name) && lockable.has(field)) readOnly.push(field);
  }
  return { ...values, readOnly };
}

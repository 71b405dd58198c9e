/** User profile with the app's field names. Every field is optional. */
export interface BridgeProfile {
  uid?: number | string;
  userName?: string;
  vagueEmail?: string;
  vagueMobile?: string;
  mobileVerified?: boolean | number | string;
  emailVerified?: boolean | number | string;
  hasGoogle2fa?: boolean | number | string;
  countryCode?: string;
  lang?: string;
  parentMemId?: number | string;
  isSubmember?: boolean | number | string;
  status?: number | string;
  /** Stored in the token cookie, never in the profile. */
  userToken?: string;
}

/** User profile with the web API's field names, limited to fields that the app has too. */
export interface WebProfile {
  id?: number;
  username?: string;
  vague_email?: string;
  vague_mobile?: string;
  mobile_verified?: boolean;
  email_verified?: boolean;
  has_google2fa?: boolean;
  country_code?: string;
  lang?: string;
  parent_member_id?: number;
  is_submember?: boolean;
  status?: number | string;
}

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** Fields of the app's profile, and of the web's (spec 3, "Native profile"). GUIDE.md contains the same table. */
const fields: readonly {
  app: keyof BridgeProfile;
  web: keyof WebProfile;
  read: (value: unknown) => unknown;
}[] = [
  { app: 'uid', web: 'id', read: readId },
  { app: 'userName', web: 'username', read: readText },
  { app: 'vagueEmail', web: 'vague_email', read: readText },
  { app: 'vagueMobile', web: 'vague_mobile', read: readText },
  { app: 'mobileVerified', web: 'mobile_verified', read: readFlag },
  { app: 'emailVerified', web: 'email_verified', read: readFlag },
  { app: 'hasGoogle2fa', web: 'has_google2fa', read: readFlag },
  { app: 'countryCode', web: 'country_code', read: readText },
  { app: 'lang', web: 'lang', read: readText },
  { app: 'parentMemId', web: 'parent_member_id', read: readId },
  { app: 'isSubmember', web: 'is_submember', read: readFlag },
  { app: 'status', web: 'status', read: readStatus },
];

/** Converts a profile from the app to the web API's fields. Omits `userToken` and invalid values. */
export function toWebProfile(profile: BridgeProfile): WebProfile {
  return convert(profile, 'app', 'web');
}

/** Converts a profile from the web API to the app's fields. Omits fields that the app lacks, such as VIP. */
export function toBridgeProfile(profile: WebProfile): BridgeProfile {
  return convert(profile, 'web', 'app');
}

function convert(source: object, from: 'app' | 'web', to: 'app' | 'web'): object {
  // A map of own fields, so that no field name can read a property from a prototype.
  const values = new Map<string, unknown>(Object.entries(source));
  const result: Record<string, unknown> = {};
  for (const field of fields) {
    const value = field.read(values.get(field[from]));
    if (value !== undefined) result[field[to]] = value;
  }
  return result;
}

// Apps may send numbers as text, and flags as 0 and 1. The readers return undefined for invalid values.

function readId(value: unknown) {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? number : undefined;
}

function readText(value: unknown) {
  return typeof value === 'string' ? value : undefined;
}

function readFlag(value: unknown) {
  return flags.get(value);
}

function readStatus(value: unknown) {
  return typeof value === 'string' || Number.isFinite(value) ? value : undefined;
}

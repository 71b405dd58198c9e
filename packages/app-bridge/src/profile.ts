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

/**
 * Functions that convert values. Apps may send numbers as text, and flags as 0 and 1. They return
 * undefined for invalid values.
 */
const readers = {
  id: (value: unknown) => {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(number) ? number : undefined;
  },
  text: (value: unknown) => (typeof value === 'string' ? value : undefined),
  flag: (value: unknown) => flags.get(value),
  status: (value: unknown) =>
    typeof value === 'string' || Number.isFinite(value) ? value : undefined,
};

/** Fields of the app's profile, and of the web's (spec 3, "Native profile"). GUIDE.md contains the same table. */
const fields: readonly [
  bridge: keyof BridgeProfile,
  web: keyof WebProfile,
  reader: keyof typeof readers,
][] = [
  ['uid', 'id', 'id'],
  ['userName', 'username', 'text'],
  ['vagueEmail', 'vague_email', 'text'],
  ['vagueMobile', 'vague_mobile', 'text'],
  ['mobileVerified', 'mobile_verified', 'flag'],
  ['emailVerified', 'email_verified', 'flag'],
  ['hasGoogle2fa', 'has_google2fa', 'flag'],
  ['countryCode', 'country_code', 'text'],
  ['lang', 'lang', 'text'],
  ['parentMemId', 'parent_member_id', 'id'],
  ['isSubmember', 'is_submember', 'flag'],
  ['status', 'status', 'status'],
];

/** Converts a profile from the app to the web API's fields. Omits `userToken` and invalid values. */
export function toWebProfile(profile: BridgeProfile): WebProfile {
  return translate(profile, ([bridge, web]) => [bridge, web]);
}

/** Converts a profile from the web API to the app's fields. Omits fields that the app lacks, such as VIP. */
export function toBridgeProfile(profile: WebProfile): BridgeProfile {
  return translate(profile, ([bridge, web]) => [web, bridge]);
}

function translate(
  source: object,
  names: (row: (typeof fields)[number]) => [from: string, to: string],
): object {
  // A map of own fields, so that no field name can read a property from a prototype.
  const values = new Map<string, unknown>(Object.entries(source));
  const result: Record<string, unknown> = {};
  for (const row of fields) {
    const [from, to] = names(row);
    const value = readers[row[2]](values.get(from));
    if (value !== undefined) result[to] = value;
  }
  return result;
}

import { badResponse } from '../errors/apiError.ts';
import { own } from '../ownProperties.ts';

/** The profile of the user. */
export interface UserProfile {
  /** 0 for a guest. Inexact above 2^53: compare and display `idText` instead. */
  id: number;
  /** The exact id as a decimal string. */
  idText: string;
  username: string;
  /** Email address, partly masked by the server. */
  vagueEmail: string;
  /** Phone number, partly masked by the server. */
  vagueMobile: string;
  mobileVerified: boolean;
  emailVerified: boolean;
  hasGoogle2fa: boolean;
  countryCode: string;
  lang: string;
  /** Id of the parent account; 0 if the user is not a sub-account. */
  parentMemberId: number;
  isSubmember: boolean;
  status: number;
  /** `loyalty_vip_info.is_vip` in the response. */
  isVip: boolean;
}

/**
 * Maps the result of the profile call. A missing or invalid field becomes `''`, `'0'`, 0 or
 * `false`, so a user without a valid id is a guest.
 *
 * @throws `ApiError` of kind `badResponse` if the result is not an object, or if it has no `id`, but fields of another
 *   exchange.
 */
export function toUserProfile(result: unknown): UserProfile {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) {
    throw badResponse('the profile is not an object', { envelope: result });
  }
  const known = new Set<string>();
  const field = (name: string) => {
    known.add(name);
    return own(result, name);
  };
  // The fields of spec 3, "User profile".
  const profile: UserProfile = {
    id: number(field('id')),
    idText: digits(field('id')),
    username: text(field('username')),
    vagueEmail: text(field('vague_email')),
    vagueMobile: text(field('vague_mobile')),
    mobileVerified: flag(field('mobile_verified')),
    emailVerified: flag(field('email_verified')),
    hasGoogle2fa: flag(field('has_google2fa')),
    countryCode: text(field('country_code')),
    lang: text(field('lang')),
    parentMemberId: number(field('parent_member_id')),
    isSubmember: flag(field('is_submember')),
    status: number(field('status')),
    isVip: flag(own(field('loyalty_vip_info'), 'is_vip')),
  };
  const other = Object.keys(result).find((name) => !known.has(name));
  if (field('id') !== undefined || other === undefined) return profile;
  const problem = `the profile has no "id", but "${other}": pass readProfile to createUserApi`;
  throw badResponse(problem, { envelope: result });
}

type Maybe<Profile> = Profile | null | undefined;

/** Whether the profile has no id. */
export function isGuest(profile: Maybe<Pick<UserProfile, 'id'>>): boolean {
  return !isLoggedIn(profile);
}

/** Whether the profile id is above 0. */
export function isLoggedIn<P extends Pick<UserProfile, 'id'>>(profile: Maybe<P>): profile is P {
  return (profile?.id ?? 0) > 0;
}

/** Whether the user is logged in and `loyalty_vip_info.is_vip` is set. */
export function isVip(profile: Maybe<UserProfile>): boolean {
  return isLoggedIn(profile) && profile.isVip;
}

/** Whether the user is logged in and `is_submember` is set. */
export function isSubAccount(profile: Maybe<UserProfile>): boolean {
  return isLoggedIn(profile) && profile.isSubmember;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns an id as a decimal string. `parseJson` already returns integers above 2^53 as decimal strings. */
function digits(value: unknown): string {
  const id = String(value);
  return /^\d+$/.test(id) ? id : '0';
}

/** Returns a number. Rounds integers above 2^53, which `parseJson` returns as strings. */
function number(value: unknown): number {
  const parsed = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(parsed) ? parsed : 0;
}

function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

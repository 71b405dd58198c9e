import { badResponse } from './badResponse.ts';
import { own } from './own.ts';

/** Who uses the product (spec 3, "User profile"). */
export interface UserProfile {
  /** 0 for a guest. Above 2^53 a neighbouring number: compare and show `idText` instead. */
  id: number;
  /** The id with all its digits, as a decimal string. */
  idText: string;
  username: string;
  /** With the middle hidden, as the server sends it. */
  vagueEmail: string;
  /** With the middle hidden, as the server sends it. */
  vagueMobile: string;
  mobileVerified: boolean;
  emailVerified: boolean;
  hasGoogle2fa: boolean;
  countryCode: string;
  lang: string;
  /** 0 unless a sub-account. */
  parentMemberId: number;
  isSubmember: boolean;
  status: number;
  /** `loyalty_vip_info.is_vip` on the wire. */
  isVip: boolean;
}

/**
 * Maps the result of the profile call. A missing or odd field becomes the plainest value of its
 * type; the roles that follow are then a guest's.
 *
 * @throws `ApiError` of kind `badResponse` where the result is no object at all.
 */
export function toUserProfile(result: unknown): UserProfile {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) {
    throw badResponse('the profile is no object', { envelope: result });
  }
  const field = (name: string) => own(result, name);
  return {
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
}

type Holder = Pick<UserProfile, 'id'> | undefined;

/** Spec 6: no profile id. */
export function isGuest(profile: Holder): boolean {
  return !isLoggedIn(profile);
}

/** Spec 6: a profile id above 0. */
export function isLoggedIn<P extends Pick<UserProfile, 'id'>>(
  profile: P | undefined,
): profile is P {
  return profile !== undefined && profile.id > 0;
}

/** Spec 6: `loyalty_vip_info.is_vip`. */
export function isVip(profile: UserProfile | undefined): boolean {
  return isLoggedIn(profile) && profile.isVip;
}

/** Spec 6: `is_submember`. */
export function isSubAccount(profile: UserProfile | undefined): boolean {
  return isLoggedIn(profile) && profile.isSubmember;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The client gives integers beyond what a double holds as decimal strings. */
function digits(value: unknown): string {
  const id = String(value);
  return /^\d+$/.test(id) ? id : '0';
}

/** Ids beyond what a double holds arrive as strings; here their size matters, not the last digit. */
function number(value: unknown): number {
  const wanted = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(wanted) ? wanted : 0;
}

function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

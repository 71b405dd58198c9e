import { vagueEmail, vagueMobile } from './masks.ts';
import type { User } from './accounts.ts';

/** Returns the `result` of the profile call, with all fields of spec 3. */
export function profileOf(user: User) {
  return {
    id: user.id,
    loyalty_vip_info: { is_vip: user.is_vip === 1 },
    username: user.username,
    vague_email: vagueEmail(user.email),
    vague_mobile: vagueMobile(user.mobile),
    mobile_verified: user.mobile !== null,
    email_verified: user.email !== null,
    has_google2fa: user.has_google2fa === 1,
    country_code: user.country_code ?? '',
    lang: user.lang,
    parent_member_id: user.parent_id ?? 0,
    is_submember: user.parent_id !== null,
    status: user.status,
  };
}

/** Returns the masked email address or phone number to which the user's codes are sent. */
export function vagueAddress(user: Pick<User, 'email' | 'country_code' | 'mobile'>): string {
  return user.email === null
    ? `${user.country_code ?? ''} ${vagueMobile(user.mobile)}`.trim()
    : vagueEmail(user.email);
}

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

/** Masks an email address: `someone@brand.com` → `so***@brand.com`. */
function vagueEmail(email: string | null): string {
  if (email === null) return '';
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** Masks a phone number: `5321234567` → `532*****67`. Shows only the last two digits of short numbers. */
function vagueMobile(mobile: string | null): string {
  if (mobile === null) return '';
  const head = mobile.length < 8 ? '' : mobile.slice(0, 3);
  return head + '*'.repeat(mobile.length - head.length - 2) + mobile.slice(-2);
}

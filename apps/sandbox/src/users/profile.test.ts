import { expect, it } from 'vitest';
import type { User } from './accounts.ts';
import { profileOf } from './profile.ts';

const user: User = {
  id: 7,
  email: null,
  country_code: null,
  mobile: null,
  username: 'x',
  lang: 'en',
  is_vip: 0,
  has_google2fa: 0,
  login_code: 0,
  parent_id: null,
  kyc_level: 0,
  residence: null,
  region: null,
  created_at: 0,
  status: 1,
};

it.each([
  ['someone@brand.com', 'so***@brand.com'],
  ['ab@brand.com', 'a***@brand.com'],
  ['a@brand.com', '***@brand.com'],
])('masks the email address %s as %s', (email, vague) => {
  expect(profileOf({ ...user, email }).vague_email).toBe(vague);
});

it.each([
  ['5321234567', '532*****67'],
  ['12345', '***45'],
])('masks the phone number %s as %s', (mobile, vague) => {
  expect(profileOf({ ...user, country_code: '+90', mobile }).vague_mobile).toBe(vague);
});

it('returns all fields of the specification', () => {
  const parent = { ...user, email: 'a@b.co', is_vip: 1, has_google2fa: 1, parent_id: 3 };
  expect(profileOf(parent)).toEqual({
    id: 7,
    loyalty_vip_info: { is_vip: true },
    username: 'x',
    vague_email: '***@b.co',
    vague_mobile: '',
    mobile_verified: false,
    email_verified: true,
    has_google2fa: true,
    country_code: '',
    lang: 'en',
    parent_member_id: 3,
    is_submember: true,
    status: 1,
  });
});

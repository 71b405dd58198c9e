import { expect, it } from 'vitest';
import { toBridgeProfile, toWebProfile } from './profile.ts';

const bridge = {
  uid: 42,
  userName: 'Ada',
  vagueEmail: 'a***@brand.com',
  vagueMobile: '***12',
  mobileVerified: true,
  emailVerified: false,
  hasGoogle2fa: true,
  countryCode: 'TR',
  lang: 'tr-TR',
  parentMemId: 7,
  isSubmember: false,
  status: 1,
};

const web = {
  id: 42,
  username: 'Ada',
  vague_email: 'a***@brand.com',
  vague_mobile: '***12',
  mobile_verified: true,
  email_verified: false,
  has_google2fa: true,
  country_code: 'TR',
  lang: 'tr-TR',
  parent_member_id: 7,
  is_submember: false,
  status: 1,
};

it('converts every field of the specification in both directions', () => {
  expect(toWebProfile(bridge)).toEqual(web);
  expect(toBridgeProfile(web)).toEqual(bridge);
});

it('does not copy the token to the profile', () => {
  expect(toWebProfile({ uid: 1, userToken: 'secret' })).toEqual({ id: 1 });
});

it('reads numbers written as text and flags written as numbers', () => {
  expect(
    toWebProfile({ uid: '42', mobileVerified: 1, emailVerified: '0', isSubmember: 'true' }),
  ).toEqual({ id: 42, mobile_verified: true, email_verified: false, is_submember: true });
});

it.each([
  ['uid', ''],
  ['uid', 'abc'],
  ['uid', ' 1'],
  ['uid', '1 '],
  ['uid', '1e3'],
  ['uid', '1.0'],
  ['uid', '-1'],
  ['uid', ['1']],
  ['uid', 1.5],
  ['uid', NaN],
  ['uid', '99999999999999999999'],
  ['uid', '9999999999999999'],
  ['uid', null],
  ['userName', 5],
  ['userName', {}],
  ['mobileVerified', 'yes'],
  ['mobileVerified', 2],
  ['status', NaN],
])('omits the field %s with the value %j', (field, value) => {
  expect(toWebProfile({ [field]: value })).toStrictEqual({});
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])('reads the flag %j as %j', (value, flag) => {
  expect(toWebProfile({ mobileVerified: value })).toStrictEqual({ mobile_verified: flag });
});

it.each(['active', '', 0, -1])('keeps the status %j', (status) => {
  expect(toWebProfile({ status })).toStrictEqual({ status });
});

it('reads own fields only', () => {
  const hostile = JSON.parse('{"__proto__":{"uid":1,"polluted":true},"constructor":1}') as object;
  expect(toWebProfile(hostile)).toEqual({});
  expect(toWebProfile(Object.create({ uid: 1 }) as object)).toEqual({});
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

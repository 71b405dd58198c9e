import { describe, expect, it } from 'vitest';
import { isGuest, isLoggedIn, isSubAccount, isVip, toUserProfile } from './profile.ts';

const guest = {
  id: 0,
  idText: '0',
  username: '',
  vagueEmail: '',
  vagueMobile: '',
  mobileVerified: false,
  emailVerified: false,
  hasGoogle2fa: false,
  countryCode: '',
  lang: '',
  parentMemberId: 0,
  isSubmember: false,
  status: 0,
  isVip: false,
};

it('maps each field of the profile call', () => {
  expect(
    toUserProfile({
      id: 7,
      username: 'demo',
      vague_email: 'd***@brand.com',
      vague_mobile: '***89',
      mobile_verified: true,
      email_verified: 1,
      has_google2fa: 'true',
      country_code: 'TR',
      lang: 'tr',
      parent_member_id: '12',
      is_submember: '1',
      status: 3,
      loyalty_vip_info: { is_vip: true },
    }),
  ).toEqual({
    id: 7,
    idText: '7',
    username: 'demo',
    vagueEmail: 'd***@brand.com',
    vagueMobile: '***89',
    mobileVerified: true,
    emailVerified: true,
    hasGoogle2fa: true,
    countryCode: 'TR',
    lang: 'tr',
    parentMemberId: 12,
    isSubmember: true,
    status: 3,
    isVip: true,
  });
});

it.each([
  {},
  { id: 'seven', username: 7, mobile_verified: 'yes', is_submember: 2, loyalty_vip_info: 1 },
  { id: [7], username: null, mobile_verified: 0, status: 'x', loyalty_vip_info: null },
  { id: Infinity, username: {}, has_google2fa: 'false', parent_member_id: true },
  Object.create({ id: 7, username: 'inherited', loyalty_vip_info: { is_vip: true } }),
])("maps missing and invalid fields to a guest's values: %j", (result) => {
  expect({ ...toUserProfile(result), idText: '0' }).toEqual(guest);
});

it.each([
  ['9007199254740993', '9007199254740993'],
  [12, '12'],
  ['-1', '0'],
  ['1.5', '0'],
  ['x1', '0'],
  ['1x', '0'],
  [undefined, '0'],
])('keeps the digits of the id %j as %s', (id, idText) => {
  expect(toUserProfile({ id }).idText).toBe(idText);
});

it.each([null, undefined, 'text', 1, []])('rejects %j as a profile', (result) => {
  let thrown: unknown;
  try {
    toUserProfile(result);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    kind: 'badResponse',
    message: 'bad response: the profile is not an object',
    code: 'ERR_BAD_RESPONSE',
    envelope: result,
  });
});

describe('roles', () => {
  const member = { ...guest, id: 1 };
  it.each([
    ['a missing profile', undefined, [true, false, false, false]],
    ['the null of profileQuery', null, [true, false, false, false]],
    ['a guest', { ...guest, isVip: true, isSubmember: true }, [true, false, false, false]],
    ['a member', member, [false, true, false, false]],
    ['a VIP', { ...member, isVip: true }, [false, true, true, false]],
    ['a sub-account', { ...member, isSubmember: true }, [false, true, false, true]],
  ])('are correct for %s', (_name, profile, roles) => {
    expect([isGuest(profile), isLoggedIn(profile), isVip(profile), isSubAccount(profile)]).toEqual(
      roles,
    );
  });
});

it('rejects the profile of another exchange, which would look like a guest', () => {
  expect(() => toUserProfile({ uid: 'u1', username: 'ada' })).toThrow(
    expect.objectContaining({
      kind: 'badResponse',
      message:
        'bad response: the profile has no "id", but "uid": pass readProfile to createUserApi',
      envelope: { uid: 'u1', username: 'ada' },
    }),
  );
});

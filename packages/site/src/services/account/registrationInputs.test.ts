import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { readRegistrationInputs } from './registrationInputs.ts';

/** Any UTF-16 code units. Used because fast-check needs a second to build its own `binary` unit. */
const noise = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
const names = ['email', 'country_code', 'mobile', 'user_code', 'ref', 'read_only', 'next'];
const value = fc.oneof(noise, fc.constantFrom('A1', 'a@b.c', '+90', '5321234567', names.join()));
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), value))
  .map((entries) => new URLSearchParams(entries).toString());

it('reads all inputs of the specification', () => {
  expect(
    readRegistrationInputs(
      '?email=new%40example.com&country_code=%2B90&mobile=532%20123%204567&user_code=u-1&ref=FRIEND_7&read_only=ref,user_code',
    ),
  ).toEqual({
    email: 'new@example.com',
    countryCode: '+90',
    mobile: '532 123 4567',
    userCode: 'u-1',
    referralCode: 'FRIEND_7',
    readOnly: ['userCode', 'referralCode'],
  });
});

it('accepts an unencoded plus sign', () => {
  expect(readRegistrationInputs('?country_code=+90').countryCode).toBe('+90');
});

it('lets a URL lock the codes but not the email or phone', () => {
  const search =
    '?email=attacker%40example.com&mobile=5321234567&ref=a&read_only=email,mobile,country_code,ref';
  expect(readRegistrationInputs(search).readOnly).toEqual(['referralCode']);
});

it('does not lock a field without a value', () => {
  expect(readRegistrationInputs('?read_only=ref,user_code')).toEqual({ readOnly: [] });
  expect(readRegistrationInputs('?ref=%3Cb%3E&read_only=ref')).toEqual({ readOnly: [] });
});

it.each([
  '',
  '?',
  '?email=nobody',
  '?email=a@b@c',
  '?mobile=abc',
  '?mobile=1',
  '?country_code=0',
  '?country_code=1234',
  '?ref=',
  '?ref=a%20b',
  `?ref=${'x'.repeat(33)}`,
  '?user_code=%00',
  '?__proto__=1&constructor=2',
])('ignores invalid parameters: %s', (search) => {
  expect(readRegistrationInputs(search)).toEqual({ readOnly: [] });
});

it('never throws', () => {
  fc.assert(
    fc.property(noise, query, (text, parameters) => {
      for (const search of [text, `?${parameters}`, `?ref=${text}&read_only=${text}`]) {
        expect(readRegistrationInputs(search).readOnly.length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

import { expect, it } from 'vitest';
import { loginInput, readInput, registerInput } from './userInput.ts';

const password = 'long-enough-1';
const registration = {
  email: 'a@b.co',
  password,
  residence: 'BR',
  acceptedTerms: true,
  confirmedAge: true,
};

it.each([
  [{ email: ' Some.One@Brand.com ' }, { email: 'some.one@brand.com' }],
  [
    { countryCode: '+90', mobile: '(532) 123-45 67' },
    { countryCode: '+90', mobile: '5321234567' },
  ],
  // Italian numbers may start with a zero that callers from abroad also dial, so it is not removed.
  [
    { countryCode: '+39', mobile: '06 6982 1234' },
    { countryCode: '+39', mobile: '0669821234' },
  ],
  [
    { countryCode: '0090', mobile: '5321234567' },
    { countryCode: '+90', mobile: '5321234567' },
  ],
  [
    { countryCode: '90', mobile: '532.123.4567' },
    { countryCode: '+90', mobile: '5321234567' },
  ],
])('reads the identity of %j', (input, identity) => {
  expect(readInput(loginInput, { ...input, password })).toMatchObject({
    ok: true,
    value: { identity },
  });
});

it.each([
  [undefined, /expected object/],
  [[], /expected object/],
  ['text', /expected object/],
  [{ password }, /either email, or mobile/],
  [{ email: 'a@b.co', countryCode: '+1', mobile: '5551234', password }, /either email, or mobile/],
  [{ mobile: '5551234', password }, /either email, or mobile/],
  [{ email: 'nobody', password }, /email: is not an email address/],
  [{ email: { $ne: '' }, password }, /email: .*expected string/],
  [{ countryCode: 'TR', mobile: '5551234', password }, /countryCode: is not a country code/],
  [{ countryCode: '+1', mobile: '12', password }, /mobile: is not a phone number/],
  [{ email: 'a@b.co' }, /password/],
  [{ email: 'a@b.co', password: 'x'.repeat(129) }, /password/],
])('rejects the login input %j', (body, problem) => {
  expect(readInput(loginInput, body)).toMatchObject({
    ok: false,
    message: expect.stringMatching(problem),
  });
});

it.each([
  ['short-1', /password: needs 8 to 128 characters/],
  [`${'x1'.repeat(64)}x`, /password: needs 8 to 128 characters/],
  ['only letters', /password: needs a letter, and a number or symbol/],
  ['Password1', /password: is one of the most common passwords/],
  ['ada.love-1815', /password: must not contain the email address/],
])('rejects the new password "%s"', (weakPassword, problem) => {
  const body = { ...registration, email: 'Ada.Love@b.co', password: weakPassword };
  expect(readInput(registerInput, body)).toMatchObject({
    ok: false,
    message: expect.stringMatching(problem),
  });
});

it.each([
  ['acceptedTerms', 'needs consent'],
  ['confirmedAge', 'needs confirmation'],
])('accepts a registration only if `%s` is true', (field, problem) => {
  expect(readInput(registerInput, registration).ok).toBe(true);
  for (const answer of [false, undefined]) {
    expect(readInput(registerInput, { ...registration, [field]: answer })).toMatchObject({
      ok: false,
      message: `${field}: ${problem}`,
    });
  }
});

it('accepts referral codes and treats empty ones as missing', () => {
  const body = { ...registration, referralCode: ' AB-12 ', userCode: '' };
  expect(readInput(registerInput, body)).toMatchObject({
    ok: true,
    value: { referralCode: 'AB-12', userCode: undefined },
  });
  expect(readInput(registerInput, { ...body, referralCode: '<b>' })).toMatchObject({ ok: false });
});

import { describe, expect, it } from 'vitest';
import { findMistakes, toCredentials, type Entries } from './formEntries.ts';

const email: Entries = {
  residence: 'BR',
  isResidenceSuggested: false,
  method: 'email',
  email: 'a@b.c',
  region: 'TR',
  isRegionChosen: false,
  mobile: '',
  password: 'a-long-password',
  referralCode: '',
  userCode: '',
  age: true,
  consent: true,
};
const phone: Entries = { ...email, method: 'phone', email: '', mobile: '532 123 45 67' };

describe('an email address', () => {
  it.each(['a@b', 'name+tag@example.com', 'имя@пример.рф', ' a@b.c '])('accepts %j', (text) => {
    expect(findMistakes('login', { ...email, email: text })).toEqual({});
    expect(toCredentials('login', { ...email, email: text })).toEqual({
      email: text.trim(),
      password: 'a-long-password',
    });
  });

  it.each(['', 'name', '@example.com', 'name@', 'a@b@c', 'a b@c.d'])('rejects %j', (text) => {
    expect(findMistakes('login', { ...email, email: text })).toEqual({ email: 'error_email' });
  });
});

describe('a phone number', () => {
  it.each([
    ['0532-123.45/67', '+90', '5321234567'],
    ['+995 555 12 34 56', '+995', '555123456'],
  ])('is sent as digits: %j becomes %s %s', (mobile, countryCode, digits) => {
    const entries = { ...phone, mobile };
    expect(findMistakes('login', entries)).toEqual({});
    expect(toCredentials('login', entries)).toEqual({
      countryCode,
      mobile: digits,
      password: 'a-long-password',
    });
  });

  it.each(['', '1234', 'a12345', '+90'])('rejects %j', (mobile) => {
    expect(findMistakes('login', { ...phone, mobile })).toEqual({ mobile: 'error_phone' });
    expect(() => toCredentials('login', { ...phone, mobile })).toThrow('is not a phone number');
  });
});

describe('a password', () => {
  it.each([
    ['login', '', 'error_password_missing'],
    ['login', '1', undefined],
    ['details', '', 'error_password_missing'],
    ['details', 'short-1', 'error_password_weak'],
    ['details', '12345678', 'error_password_weak'],
    ['details', 'abc-5678', undefined],
    ['details', 'x1'.repeat(64), undefined],
    ['details', `${'x1'.repeat(64)}x`, 'error_password_weak'],
    ['login', 'x'.repeat(129), 'error_password_long'],
  ] as const)('is validated in the step %s: %j (error: %s)', (step, password, mistake) => {
    expect(findMistakes(step, { ...email, password }).password).toBe(mistake);
  });

  it('must not contain the email address or phone number', () => {
    const password = 'ada.love-1815';
    expect(findMistakes('details', { ...email, email: 'Ada.Love@b.c', password }).password).toBe(
      'error_password_weak',
    );
    expect(findMistakes('details', { ...phone, password: 'a-5321234567' }).password).toBe(
      'error_password_weak',
    );
  });

  it('is sent unchanged, including spaces', () => {
    expect(toCredentials('login', { ...email, password: '  a b ' }).password).toBe('  a b ');
  });
});

describe('invitation codes', () => {
  const codes = { referralCode: ' FRIEND-7 ', userCode: 'u_1' };

  it('are sent with a registration but not with a login', () => {
    expect(toCredentials('register', { ...email, ...codes })).toEqual({
      email: 'a@b.c',
      password: 'a-long-password',
      residence: 'BR',
      acceptedTerms: true,
      confirmedAge: true,
      referralCode: 'FRIEND-7',
      userCode: 'u_1',
    });
    expect(toCredentials('login', { ...email, ...codes })).toEqual({
      email: 'a@b.c',
      password: 'a-long-password',
    });
  });

  it.each(['a b', 'ü', '<b>', 'x'.repeat(33)])('rejects %j', (code) => {
    const entries = { ...email, referralCode: code, userCode: code };
    expect(findMistakes('details', entries)).toEqual({
      referralCode: 'error_code',
      userCode: 'error_code',
    });
    expect(findMistakes('login', entries)).toEqual({});
  });
});

it('requires age and consent in the second step of a registration only', () => {
  const entries = { ...email, age: false, consent: false };
  expect(findMistakes('details', entries)).toEqual({
    age: 'error_age',
    consent: 'error_consent',
  });
  expect(findMistakes('login', entries)).toEqual({});
});

describe('the country of residence', () => {
  it('is required for a registration only', () => {
    const entries: Entries = { ...email, residence: '' };
    expect(findMistakes('register', entries)).toEqual({ residence: 'error_residence_missing' });
    expect(findMistakes('login', entries)).toEqual({});
  });

  it('is the only mistake if it is not served', () => {
    const entries: Entries = { ...email, email: '', residence: 'US' };
    expect(findMistakes('register', entries, ['US'])).toEqual({
      residence: 'error_residence_refused',
    });
    expect(findMistakes('login', { ...email, residence: 'US' }, ['US'])).toEqual({});
  });
});

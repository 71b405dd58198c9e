import { expect, it } from 'vitest';
import { brokenPasswordRules } from '../index.ts';

const owner = 'Ada.Love@brand.com';

it.each([
  ['', ['length', 'mix', 'common', 'own']],
  ['a-long-password', []],
  ['пароль-7', []],
  ['1234567', ['length', 'mix']],
  ['abcdefgh', ['mix']],
  ['abcd efgh', ['mix']],
  ['12345678', ['mix']],
  ['x1'.repeat(64), []],
  [`${'x1'.repeat(64)}x`, ['length']],
  ['password1', ['common']],
  ['P@ssw0rd', ['common']],
  ['password1-and-more', []],
  ['ada.LOVE-1', ['own']],
  ['my ada.love@brand.com', ['own']],
])('finds the broken rules of %j: %j', (password, broken) => {
  expect(brokenPasswordRules(password, owner)).toEqual(broken);
});

it.each([
  ['532 123-abc', '5321234567', []],
  ['tel-5321234567-abc', '5321234567', ['own']],
  // The name "ana" is too short to be searched for, because it occurs in many words.
  ['banana-7-abc', 'ana@b.co', []],
])('finds the broken rules of %j for the account %s: %j', (password, name, broken) => {
  expect(brokenPasswordRules(password, name)).toEqual(broken);
});

import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

it('matches the password and nothing else, with a salt of its own each time', async () => {
  const hash = await hashPassword('pässword-1');
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('pässword-1')).not.toBe(hash);
  expect(await passwordMatches('pässword-1', hash)).toBe(true);
  expect(await passwordMatches('pa\u0308ssword-1', hash)).toBe(true);
  expect(await passwordMatches('password-1', hash)).toBe(false);
});

it.each(['', 'plain', 'scrypt$16384$8$1$', 'bcrypt$1$2$3$4$5'])(
  'never matches %j',
  async (stored) => {
    expect(await passwordMatches('', stored)).toBe(false);
  },
);

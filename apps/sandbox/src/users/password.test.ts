import { expect, it } from 'vitest';
import { createPasswords } from './password.ts';

it('matches only the hashed password and uses a new salt per hash', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('pässword-1');
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.hash('pässword-1')).not.toBe(hash);
  expect(await passwords.matches('pässword-1', hash)).toBe(true);
  expect(await passwords.matches('pa\u0308ssword-1', hash)).toBe(true);
  expect(await passwords.matches('password-1', hash)).toBe(false);
});

it('matches hashes that were created with another cost', async () => {
  const hash = await createPasswords(2).hash('password-1');
  expect(hash).toMatch(/^scrypt\$2\$8\$1\$/);
  const passwords = createPasswords(4);
  expect(await passwords.matches('password-1', hash)).toBe(true);
  expect(await passwords.matches('password-2', hash)).toBe(false);
});

it.each([undefined, '', 'plain', 'scrypt$16384$8$1$', 'bcrypt$1$2$3$4$5'])(
  'never matches the invalid hash %j',
  async (stored) => {
    expect(await createPasswords(2).matches('', stored)).toBe(false);
  },
);

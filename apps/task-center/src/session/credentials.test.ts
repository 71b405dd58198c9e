import { describe, expect, it } from 'vitest';
import { findMistakes } from './credentials.ts';

describe('findMistakes', () => {
  it.each(['a@b', 'name+tag@example.com', 'имя@пример.рф'])('accepts %s', (email) => {
    expect(findMistakes('login', { email, password: 'x' })).toEqual({});
  });

  it.each(['', 'name', '@example.com', 'name@', 'a@b@c', 'a b@c.d'])('refuses "%s"', (email) => {
    expect(findMistakes('login', { email, password: 'x' })).toEqual({ email: 'error_email' });
  });

  it('asks for a password, and for eight characters of a new one', () => {
    const email = 'a@b.c';
    expect(findMistakes('login', { email, password: '' })).toEqual({
      password: 'error_password_missing',
    });
    expect(findMistakes('login', { email, password: '1234567' })).toEqual({});
    expect(findMistakes('register', { email, password: '1234567' })).toEqual({
      password: 'error_password_short',
    });
    expect(findMistakes('register', { email, password: '12345678' })).toEqual({});
  });
});

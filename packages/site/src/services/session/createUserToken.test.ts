import { createTokenCookie } from '@exchange/api-client/cookies';
import { expect, it } from 'vitest';
import { createUserToken } from './createUserToken.ts';

function jar() {
  const values = new Map<string, { value: string; maxAge: number }>();
  return {
    values,
    get: (name: string) => values.get(name)?.value,
    set(name: string, value: string, { maxAge }: { maxAge: number }) {
      if (maxAge === 0) values.delete(name);
      else values.set(name, { value, maxAge });
    },
  };
}

it.each([
  ['prod', 'exchange_user_token'],
  ['testnet', 'exchange_user_token-testnet'],
  ['test', 'exchange_user_token-test'],
  ['local', 'exchange_user_token-local'],
] as const)('is stored for 7 days in the environment’s cookie: %s, %s', (environment, name) => {
  const cookies = jar();
  const cookie = createTokenCookie({ environment, cookies, name: 'exchange_user_token' });
  createUserToken(cookie).set('abc');
  expect([...cookies.values]).toEqual([[name, { value: 'abc', maxAge: 7 * 24 * 60 * 60 }]]);
  expect(createUserToken(cookie).get()).toBe('abc');
});

it('is also removed from the cookie', () => {
  const cookies = jar();
  const token = createUserToken(createTokenCookie({ environment: 'prod', cookies }));
  token.set('abc');
  token.set(undefined);
  expect(token.get()).toBeUndefined();
  expect(cookies.values.size).toBe(0);
});

it('lasts as long as the page if cookies are blocked', () => {
  const refused = { get: () => undefined, set: () => undefined };
  const token = createUserToken(createTokenCookie({ environment: 'prod', cookies: refused }));
  token.set('abc');
  expect(token.get()).toBe('abc');
});

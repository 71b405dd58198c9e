import { expect, it } from 'vitest';
import { logout } from './logout.ts';

it('ends the session, then deletes the token and the data of the visitor, and reloads the page', async () => {
  const steps: string[] = [];
  await logout({
    user: { logout: () => Promise.resolve(void steps.push('session')) },
    token: { set: (token) => void steps.push(`token ${token}`) },
    storage: { removeItem: (key) => void steps.push(`remove ${key}`) },
    keys: ['a', 'b'],
    location: { reload: () => void steps.push('reload') },
  });
  expect(steps).toEqual(['session', 'token undefined', 'remove a', 'remove b', 'reload']);
});

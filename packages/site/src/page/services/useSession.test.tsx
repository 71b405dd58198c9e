import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';
import { useIsUser, useUserId } from './useSession.ts';

function Visitor() {
  return (
    <p>
      {useIsUser() ? 'user' : 'guest'} {useUserId()}
    </p>
  );
}

const profile = { id: 1, username: 'demo' };

it.each([
  ['a guest', {}, 'guest 0'],
  ['a user', { profile }, 'user 1'],
])('returns %s', async (_, options, text) => {
  await openSite(Visitor, options);
  screen.getByText(text);
});

it('takes a visitor for a user while the answer about the session is missing', async () => {
  const { answerProfile, services } = await openSite(Visitor, { profile });
  answerProfile({ type: 'reply', status: 500, body: '' });
  void services.account.session.refresh();
  await pass(60_000);
  expect(services.account.session.getState().status).toBe('error');
  screen.getByText(/^user/);
});

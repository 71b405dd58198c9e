import { useServices } from '@exchange/site/page';
import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { openPage, pass } from '../../test/openPage.tsx';
import type { Services } from '../services/services.ts';
import { useSharedRead } from './useSharedRead.ts';

/** Shows the points of an account, as a window over the page does. Pressing it changes from account 1 to account 2. */
function Points({ isRequested = true }: { isRequested?: boolean }): ReactElement {
  const services = useServices() as Services;
  const [userId, setUserId] = useState('1');
  const { data } = useSharedRead('home', { services, userId, isRequested });
  return <button onClick={() => setUserId('2')}>{data?.totals.points ?? 'none'}</button>;
}

const shown = () => screen.getByRole('button').textContent;

/** Response of `home` for an account with these points. */
const home = (points: string, delayMs = 0) => ({
  type: 'result' as const,
  result: { ...answers.home, totals: { ...answers.home.totals, points } },
  delayMs,
});

it('never shows an account the answer for another, which arrives after a change', async () => {
  const { server, user } = await openPage(Points, { replies: { home: home('11', 2_000) } });
  server.answer('home', home('22', 5_000));
  await user.click(screen.getByRole('button'));
  await pass(3_000);
  expect(shown()).toBe('none');
  await pass(3_000);
  expect(shown()).toBe('22');
  const users = server.callsOf('home').map(({ headers }) => new Headers(headers).get('X-User-Id'));
  expect(users).toEqual(['1', '2']);
});

it('removes the answer for an account at once when the account changes', async () => {
  const { server, user } = await openPage(Points, { replies: { home: home('11') } });
  expect(shown()).toBe('11');
  server.answer('home', home('22', 5_000));
  await user.click(screen.getByRole('button'));
  expect(shown()).toBe('none');
});

it('takes the answer that the page has loaded, but only for the same account', async () => {
  const { server, services, user } = await openPage(() => <Points isRequested={false} />);
  expect(shown()).toBe('none');
  const query = { queryKey: ['1', 'home', {}], queryFn: () => home('11').result };
  await services.queries.fetchQuery(query);
  await pass(1);
  expect(shown()).toBe('11');
  await user.click(screen.getByRole('button'));
  expect(shown()).toBe('none');
  expect(server.callsOf('home')).toEqual([]);
});

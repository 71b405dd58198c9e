// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createApiClient, createUserApi } from '../src/index.ts';
import {
  createProfileStore,
  ProfileProvider,
  type ProfileStore,
  useProfile,
} from '../src/react.ts';
import { createFakeTransport, type FakeStep } from '../src/testing/index.ts';

afterEach(cleanup);

const path = 'GET /v2/private/user/profile';
const vip = { id: 7, username: 'demo', loyalty_vip_info: { is_vip: true } };

function setUp(routes: Record<string, FakeStep | FakeStep[]>) {
  const transport = createFakeTransport(routes);
  const client = createApiClient({ baseUrl: 'https://api.test', adapter: transport.adapter });
  const user = createUserApi(client, { log: () => undefined });
  return { transport, client, user, store: createProfileStore(user) };
}

function Page() {
  const { status, profile, error, isGuest, isVip } = useProfile();
  const name = profile?.username ?? (isGuest ? 'guest' : '');
  return createElement(
    'p',
    null,
    [status, name, isVip && 'vip', error?.kind].filter(Boolean).join(' '),
  );
}

const page = (store: ProfileStore) =>
  createElement(ProfileProvider, { store }, createElement(Page), createElement(Page));

it('renders "not fetched" on a server and sends no request', () => {
  const { store, transport } = setUp({ [path]: { type: 'result', result: vip } });
  expect(renderToString(page(store))).toBe('<p>notFetched</p><p>notFetched</p>');
  expect(transport.calls).toEqual([]);
});

it('fetches once for all components and returns the roles', async () => {
  const { store, transport } = setUp({ [path]: { type: 'result', result: vip } });
  render(page(store));
  expect(await screen.findAllByText('fetched demo vip')).toHaveLength(2);
  expect(transport.calls).toHaveLength(1);
});

it('treats "no permission" as a guest, not as an error', async () => {
  const { store } = setUp({ [path]: { type: 'reply', body: { ret_code: 10007 } } });
  render(page(store));
  expect(await screen.findAllByText('fetched guest')).toHaveLength(2);
});

it('keeps the profile when a refresh fails', async () => {
  const { store } = setUp({ [path]: [{ type: 'result', result: vip }, { type: 'drop' }] });
  render(page(store));
  await screen.findAllByText('fetched demo vip');
  await act(() => store.refresh());
  expect(screen.getAllByText('fetched demo vip network')).toHaveLength(2);
});

it('fetches the profile again after "no permission" from another call', async () => {
  const { store, client, transport } = setUp({
    [path]: [
      { type: 'result', result: vip },
      { type: 'result', result: { ...vip, username: 'still demo' } },
    ],
    'GET /s1/tasks': { type: 'reply', body: { ret_code: 10007 } },
  });
  render(page(store));
  await screen.findAllByText('fetched demo vip');
  await act(() => client.get('/tasks').catch(() => undefined));
  expect(await screen.findAllByText('fetched still demo vip')).toHaveLength(2);
  expect(transport.calls).toHaveLength(3);
});

it('shows a guest if the session has ended, even while an older profile call is pending', async () => {
  const { store, client } = setUp({
    [path]: [
      { type: 'result', result: vip },
      { type: 'result', result: vip, delayMs: 30 },
      { type: 'reply', body: { ret_code: 10007 } },
    ],
    'GET /s1/tasks': { type: 'reply', body: { ret_code: 10007 } },
  });
  render(page(store));
  await screen.findAllByText('fetched demo vip');
  await act(async () => {
    const late = store.refresh();
    await client.get('/tasks').catch(() => undefined);
    await late;
  });
  expect(await screen.findAllByText('fetched guest')).toHaveLength(2);
});

it('fetches the profile on mount if "no permission" arrived before', async () => {
  const { store, client } = setUp({
    [path]: { type: 'result', result: vip },
    'GET /s1/tasks': { type: 'reply', body: { ret_code: 10007 } },
  });
  await client.get('/tasks').catch(() => undefined);
  render(page(store));
  expect(await screen.findAllByText('fetched demo vip')).toHaveLength(2);
});

it('shows a guest after a logout', async () => {
  const { store, user } = setUp({ [path]: { type: 'result', result: vip } });
  render(page(store));
  await screen.findAllByText('fetched demo vip');
  await act(() => user.logout());
  expect(screen.getAllByText('fetched guest')).toHaveLength(2);
});

it('throws an error with the remedy <ProfileProvider> if there is no store', () => {
  expect(() => renderToString(createElement(Page))).toThrow('<ProfileProvider');
});

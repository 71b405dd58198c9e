import {
  ApiError,
  toUserProfile,
  type ForgetReason,
  type UserApi,
} from '@exchange/api-client/fetch';
import { describe, expect, it, vi } from 'vitest';
import { createSession as createSessionOf } from './createSession.ts';

const profile = toUserProfile({ id: 7, username: 'Demo' });

const others = { logout: () => Promise.resolve(), onForget: () => () => undefined };

function createSession(
  user: Pick<UserApi, 'profile'> | undefined,
  options?: Parameters<typeof createSessionOf>[1],
) {
  return createSessionOf(user && { ...others, ...user }, options);
}

it('is unknown before the first request', () => {
  const session = createSession({ profile: () => Promise.resolve(profile) });
  expect(session.getState()).toEqual({ status: 'unknown' });
});

it('notifies listeners of the logged-in user', async () => {
  const session = createSession({ profile: () => Promise.resolve(profile) });
  const listener = vi.fn(() => session.getState().status);
  session.subscribe(listener);
  await session.refresh();
  expect(session.getState()).toEqual({ status: 'user', profile });
  expect(listener).toHaveLastReturnedWith('user');
});

it('treats "no permission" and a profile without an id as a guest', async () => {
  const denied = createSession({
    profile: () => Promise.reject(new ApiError('noPermission', 'user no permission', {})),
  });
  await denied.refresh();
  expect(denied.getState()).toEqual({ status: 'guest' });

  const empty = createSession({ profile: () => Promise.resolve(toUserProfile({ id: 0 })) });
  await empty.refresh();
  expect(empty.getState()).toEqual({ status: 'guest' });
});

it('does not treat a failure as a guest, and can refresh again', async () => {
  const error = new ApiError('network', 'Network Error', {});
  const requestProfile = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(profile);
  const session = createSession({ profile: requestProfile });
  await session.refresh();
  expect(session.getState()).toEqual({ status: 'error', error });
  await session.refresh();
  expect(session.getState()).toEqual({ status: 'user', profile });
});

describe('a user who becomes a guest', () => {
  const guest = toUserProfile({ id: 0 });
  const open = (options?: Parameters<typeof createSessionOf>[1]) =>
    createSession(
      { profile: vi.fn().mockResolvedValueOnce(profile).mockResolvedValue(guest) },
      options,
    );

  it('was logged out', async () => {
    const session = open();
    await session.refresh();
    session.getState();
    await session.refresh();
    await session.refresh();
    expect(session.getState()).toEqual({ status: 'guest', wasLoggedOut: true });
  });

  it('is just a guest after a logout on this page', async () => {
    const session = open({ isLeaving: () => true });
    await session.refresh();
    session.getState();
    await session.refresh();
    expect(session.getState()).toEqual({ status: 'guest' });
  });
});

it('makes no request on an untrusted host', async () => {
  const session = createSession(undefined);
  await session.refresh();
  expect(session.getState()).toEqual({ status: 'guest' });
});

it('peeks without notifying listeners', async () => {
  const session = createSession({ profile: () => Promise.resolve(profile) });
  await expect(session.peek()).resolves.toEqual({ status: 'user', profile });
  expect(session.getState()).toEqual({ status: 'unknown' });
});

it('ignores a response that arrives after a newer one', async () => {
  const answers: ((profile: typeof guestProfile) => void)[] = [];
  const session = createSession({
    profile: () => new Promise((resolve) => answers.push(resolve)),
  });
  const first = session.refresh();
  const second = session.refresh();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(profile);
  await second;
  answers[0]!(guestProfile);
  await first;
  expect(session.getState()).toEqual({ status: 'user', profile });
});

const guestProfile = toUserProfile({ id: 0 });

it('ends after another call fails with "no permission", and after a logout', async () => {
  const listeners: ((reason: ForgetReason) => void)[] = [];
  const requestProfile = vi.fn(() => Promise.resolve(profile));
  const session = createSessionOf({
    ...others,
    profile: requestProfile,
    onForget(listener) {
      listeners.push(listener);
      return () => undefined;
    },
  });
  session.subscribe(() => undefined);
  await vi.waitFor(() => expect(session.userId()).toBe('7'));

  requestProfile.mockRejectedValueOnce(new ApiError('noPermission', 'user no permission', {}));
  for (const listener of listeners) listener('noPermission');
  await vi.waitFor(() =>
    expect(session.getState()).toEqual({ status: 'guest', wasLoggedOut: true }),
  );

  await session.refresh();
  expect(session.userId()).toBe('7');
  for (const listener of listeners) listener('logout');
  expect(session.getState().status).toBe('guest');
});

it('uses the user id from the last visit until the profile is known', async () => {
  const session = createSessionOf(
    { ...others, profile: () => Promise.resolve(profile) },
    { lastUserId: () => '5' },
  );
  expect(session.userId()).toBe('5');
  await session.refresh();
  expect(session.userId()).toBe('7');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../../test/loginSetUp.ts';
import { createSignedMiniApp, type SignedLogin } from '../signedMiniApp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const initData = 'user=%7B%22id%22%3A1%7D&auth_date=1700000000&hash=c501b71e';

/** Sets up a login in a messenger. The test settles the site's login calls through `settle`. */
function setUp(data = initData) {
  const requests: [string, SignedLogin][] = [];
  const settle: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const miniApp = createSignedMiniApp({
    getInitData: () => data,
    logIn: (signed, options) => {
      requests.push([signed, options]);
      return new Promise<void>((resolve, reject) => settle.push({ resolve, reject }));
    },
  });
  return { asked: requests, settle, ...setUpLogin(undefined, { miniApp }) };
}

it.each(['login', 'register'] as const)(
  'hands the signed data to the call of the site for %s, then reloads',
  async (view) => {
    const { login, asked, settle, calls, events } = setUp();
    login[view]();
    login.login();
    expect(asked).toEqual([[initData, { view, signal: expect.any(AbortSignal) as AbortSignal }]]);
    expect(login.getState()).toMatchObject({ modal: 'hidden', waiting: true });
    settle[0]?.resolve();
    await pass(0);
    expect(calls).toEqual(['profile', 'reload']);
    expect(login.getState()).toMatchObject({ modal: `${view}Success`, waiting: false });
    expect(events.map(({ type }) => type)).toEqual(['miniAppAsked', 'succeeded']);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('opens the web form if the server refuses the data, and sends it again after the form was closed', async () => {
  const { login, asked, settle, calls, events } = setUp();
  login.login();
  const error = new Error('The hash is wrong.');
  settle[0]?.reject(error);
  await pass(0);
  expect(calls).toEqual(['open login']);
  expect(events).toContainEqual({ type: 'miniAppFailed', view: 'login', error });
  login.close('login');
  login.login();
  expect(asked).toHaveLength(2);
});

it('opens the web form on a click after 3 s, and counts a later success', async () => {
  const { login, asked, settle, calls } = setUp();
  login.login();
  await pass(3_000);
  expect(login.getState().waiting).toBe(false);
  login.login();
  expect([asked.length, calls]).toEqual([1, ['open login']]);
  settle[0]?.resolve();
  await pass(0);
  expect(calls).toEqual(['open login', 'close', 'profile', 'reload']);
});

it.each(['cancel', 'dispose'] as const)(
  'aborts the call on %s and ignores its result',
  async (end) => {
    const { login, asked, settle, calls } = setUp();
    login.login();
    login[end]();
    expect(asked[0]?.[1].signal.aborted).toBe(true);
    settle[0]?.resolve();
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('opens the web form without signed data, or if the call throws', async () => {
  const outside = setUp('');
  outside.login.login();
  expect([outside.asked, outside.calls]).toEqual([[], ['open login']]);
  const miniApp = createSignedMiniApp({
    getInitData: () => initData,
    logIn: () => {
      throw new Error('no such function');
    },
  });
  const { login, calls } = setUpLogin(undefined, { miniApp });
  login.login();
  await pass(0);
  expect(calls).toEqual(['open login']);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../../test/loginSetUp.ts';
import type { Script } from '../testing/index.ts';
import type { LoginEvent } from './loginState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failingApp: Script = { methods: { 'Router.push': { type: 'fail', code: 1 } } };

describe('dispose in a listener', () => {
  it.each<[string, Script | undefined]>([
    ['on the web', undefined],
    ['after the app failed', failingApp],
  ])('does not open the form %s', async (_where, script) => {
    const { login, calls } = setUpLogin(script);
    login.subscribe(() => {
      if (login.getState().modal === 'openLogin') login.dispose();
    });
    login.login();
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not reload after a success of the app', async () => {
    const { login, calls } = setUpLogin({});
    login.subscribe(() => {
      if (login.getState().modal === 'loginSuccess') login.dispose();
    });
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['profile']);
  });

  it('does not close the form or reload after a success of the form', async () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.subscribe(() => {
      login.dispose();
    });
    login.succeed('login');
    await pass(60_000);
    expect(calls).toEqual(['open login']);
  });

  it('reaches no further listener', () => {
    const { login } = setUpLogin();
    const later = vi.fn();
    login.subscribe(() => {
      login.dispose();
    });
    login.subscribe(later);
    login.login();
    expect(later).not.toHaveBeenCalled();
  });
});

it.each<[LoginEvent['type'], Script | undefined, calls: string[]]>([
  ['nativeAsked', {}, []],
  ['nativeFailed', failingApp, []],
  ['modalOpened', undefined, []],
  ['succeeded', {}, ['profile']],
])('dispose in the event %s stops everything', async (type, script, expected) => {
  const { login, calls, pushes } = setUpLogin(script, {
    onEvent: (event) => {
      if (event.type === type) login.dispose();
    },
  });
  login.login();
  await pass(60_000);
  expect(calls).toEqual(expected);
  expect(pushes().length).toBe(type === 'nativeAsked' ? 0 : script ? 1 : 0);
  expect(vi.getTimerCount()).toBe(0);
});

it('dispose in getReturn does not redirect', () => {
  const requestLogin = vi.fn(() => vi.fn());
  const { login } = setUpLogin(undefined, {
    miniApp: { isMiniApp: () => true, requestLogin },
    getReturn: () => {
      login.dispose();
      return { redirectUrl: 'https://www.brand.com/' };
    },
  });
  login.login();
  expect(requestLogin).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

describe('close', () => {
  it('ignores a form that is not shown', () => {
    const { login, calls } = setUpLogin();
    login.register();
    const before = login.getState();
    login.close('login');
    expect(login.getState()).toBe(before);
    expect(calls).toEqual(['open register']);
    login.close('register');
    expect(calls).toEqual(['open register', 'close']);
  });

  it('in a listener of the change that opens the form leaves it closed', () => {
    const { login, calls } = setUpLogin();
    const stop = login.subscribe(() => {
      stop();
      login.close('login');
    });
    login.login();
    expect(calls).toEqual([]);
    expect(login.getState()).toMatchObject({ modal: 'hidden', loginClosed: true });
  });

  it('in openModal closes the form after it opened', () => {
    const { login, calls } = setUpLogin(undefined, {
      openModal: () => {
        login.close('login');
        calls.push('opened');
      },
    });
    login.login();
    expect(calls).toEqual(['opened', 'close']);
  });
});

describe('cancel', () => {
  it('during the fetch of the profile prevents success and reload', async () => {
    const { login, calls, events } = setUpLogin(
      {},
      { getProfile: () => new Promise((resolve) => setTimeout(resolve, 1_000)) },
    );
    login.login();
    await pass(500);
    login.cancel();
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['nativeAsked']);
    expect(login.getState()).toMatchObject({ modal: 'hidden', waiting: false });
  });

  it('during the fetch after a late success prevents it too', async () => {
    const { login, calls } = setUpLogin(
      { methods: { 'Router.push': { type: 'late', ms: 10_000 } } },
      { getProfile: () => new Promise((resolve) => setTimeout(resolve, 1_000)) },
    );
    login.login();
    await pass(3_000);
    login.login();
    await pass(7_500);
    login.cancel();
    await pass(60_000);
    expect(calls).toEqual(['open login']);
    expect(login.getState().modal).toBe('openLogin');
  });

  it('does not affect a success of the form', async () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.succeed('login');
    login.cancel();
    await pass(10_000);
    expect(calls).toEqual(['open login', 'close', 'profile', 'reload']);
  });
});

describe('a rejected profile', () => {
  it('after a success of the app ends without success and reload, and the visitor can retry', async () => {
    const getProfile = vi.fn(() => Promise.resolve<unknown>({}));
    getProfile.mockRejectedValueOnce(new Error('offline'));
    const { login, calls, events, pushes } = setUpLogin({}, { getProfile });
    login.login();
    await pass(10_000);
    expect(calls).toEqual([]);
    expect(login.getState()).toMatchObject({
      modal: 'hidden',
      profile: 'notFetched',
      waiting: false,
    });
    expect(events.map(({ type }) => type)).toEqual(['nativeAsked', 'profileFailed']);
    login.login();
    await pass(10_000);
    expect(pushes()).toHaveLength(2);
    expect(calls).toEqual(['reload']);
  });

  it('after a late success of the app leaves the form open', async () => {
    const { login, calls } = setUpLogin(
      { methods: { 'Router.push': { type: 'late', ms: 10_000 } } },
      { getProfile: () => Promise.reject(new Error('offline')) },
    );
    login.login();
    await pass(3_000);
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['open login']);
    expect(login.getState().modal).toBe('openLogin');
  });

  it('that is only slow does not block success', async () => {
    const { login, calls } = setUpLogin({}, { getProfile: () => new Promise(() => undefined) });
    login.login();
    await pass(10_000);
    expect(calls).toEqual(['reload']);
  });
});

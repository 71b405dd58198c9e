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
  ])('prevents opening the form %s', async (_where, script) => {
    const { login, calls } = setUpLogin(script);
    login.subscribe(() => {
      if (login.getState().modal === 'openLogin') login.dispose();
    });
    login.login();
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('prevents the reload after a login in the app succeeds', async () => {
    const { login, calls } = setUpLogin({});
    login.subscribe(() => {
      if (login.getState().modal === 'loginSuccess') login.dispose();
    });
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['profile']);
  });

  it('prevents closing the form and the reload after a login in the form succeeds', async () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.subscribe(() => {
      login.dispose();
    });
    login.succeed('login');
    await pass(60_000);
    expect(calls).toEqual(['open login']);
  });

  it('prevents calls of further listeners', () => {
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
  expect(pushes().length).toBe(script && type !== 'nativeAsked' ? 1 : 0);
  expect(vi.getTimerCount()).toBe(0);
});

it('dispose in getReturn prevents the redirect', () => {
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

  it('in a listener that is called when the form opens closes the form again', () => {
    const { login, calls } = setUpLogin();
    const stop = login.subscribe(() => {
      stop();
      login.close('login');
    });
    login.login();
    expect(calls).toEqual([]);
    expect(login.getState()).toMatchObject({ modal: 'hidden', loginClosed: true });
  });

  it('in openModal closes the form after openModal returns', () => {
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
  it('while the profile is fetched prevents success and reload', async () => {
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

  it('while the profile is fetched after a late success prevents success and reload', async () => {
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

  it('does not affect a login in the form', async () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.succeed('login');
    login.cancel();
    await pass(10_000);
    expect(calls).toEqual(['open login', 'close', 'profile', 'reload']);
  });
});

describe('a rejected profile', () => {
  it('after a login in the app ends it without success and reload, and the visitor can retry', async () => {
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

  it('after a late login in the app leaves the form open', async () => {
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

  it('is not assumed if the profile never arrives: the page reloads after the maximum wait', async () => {
    const { login, calls } = setUpLogin({}, { getProfile: () => new Promise(() => undefined) });
    login.login();
    await pass(10_000);
    expect(calls).toEqual(['reload']);
  });
});

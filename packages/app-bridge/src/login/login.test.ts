import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidden, pass, setUpLogin } from '../../test/loginSetUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('on the web', () => {
  it('opens the modal, fetches the profile again after success, and reloads once', async () => {
    const { login, calls } = setUpLogin();
    expect(login.getState()).toEqual(hidden);
    login.login();
    login.login();
    expect(login.getState()).toEqual({ ...hidden, modal: 'openLogin' });
    login.succeed('login');
    login.succeed('login');
    login.succeed('register');
    expect(login.getState().modal).toBe('loginSuccess');
    await pass(10_000);
    login.login();
    expect(calls).toEqual(['open login', 'close', 'profile', 'reload']);
    expect(login.getState()).toEqual({ ...hidden, modal: 'loginSuccess', profile: 'fetched' });
  });

  it('fetches the profile and reloads after a registration as well', async () => {
    const { login, calls } = setUpLogin();
    login.register();
    login.succeed('register');
    await pass(10_000);
    expect(calls).toEqual(['open register', 'close', 'profile', 'reload']);
    expect(login.getState()).toMatchObject({ modal: 'registerSuccess', view: 'register' });
  });

  it('reports a closed form in the state until the form is opened again', () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.close('login');
    login.close('login');
    expect(login.getState()).toEqual({ ...hidden, loginClosed: true });
    login.register();
    login.close('register');
    expect(login.getState()).toMatchObject({ loginClosed: true, registerClosed: true });
    login.login();
    expect(login.getState()).toMatchObject({ loginClosed: false, registerClosed: true });
    expect(calls).toEqual(['open login', 'close', 'open register', 'close', 'open login']);
  });

  it('switches an open modal to the other view', () => {
    const { login, calls } = setUpLogin();
    login.login();
    login.register();
    expect(login.getState()).toMatchObject({ modal: 'openLogin', view: 'register' });
    expect(calls).toEqual(['open login', 'open register']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline')), 0],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
      0,
    ],
    ['hangs', () => new Promise(() => undefined), 3_000],
  ])('reloads even if the profile %s', async (_how, getProfile, ms) => {
    const { login, calls } = setUpLogin(undefined, { getProfile });
    login.login();
    login.succeed('login');
    await pass(ms);
    expect(calls).toEqual(['open login', 'close', 'reload']);
    expect(login.getState().profile).toBe('notFetched');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues when a callback throws, and reports the exception', async () => {
    const events: string[] = [];
    const broken = () => {
      throw new Error('broken');
    };
    const reload = vi.fn();
    const { login } = setUpLogin(undefined, {
      closeModal: broken,
      reload,
      onEvent: ({ type }) => {
        events.push(type);
        throw new Error('broken too');
      },
    });
    login.login();
    login.succeed('login');
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(events).toEqual(['modalOpened', 'succeeded', 'callbackFailed']);
  });

  it('opens the modal in the app if there is no bridge', () => {
    const { login, calls } = setUpLogin({}, { bridge: undefined });
    login.login();
    expect(calls).toEqual(['open login']);
  });
});

describe('the state', () => {
  it('is the same object until it changes, and listeners are called only for changes', () => {
    const { login } = setUpLogin();
    const listener = vi.fn();
    const stop = login.subscribe(listener);
    const before = login.getState();
    expect(login.getState()).toBe(before);
    login.close('login');
    expect(login.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    login.login();
    expect(login.getState()).not.toBe(before);
    expect(before).toEqual(hidden);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    login.close('login');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('has the profile status "fetched" after a successful fetch', async () => {
    const { login, calls } = setUpLogin();
    await login.loadProfile();
    expect(login.getState()).toEqual({ ...hidden, profile: 'fetched' });
    expect(calls).toEqual(['profile']);
  });

  it.each([0, 10, 25, 45, 1_000])('does not change after dispose at %d ms', async (ms) => {
    const { login, calls, bridge } = setUpLogin(
      { latencyMs: 20 },
      { getProfile: () => new Promise((resolve) => setTimeout(resolve, 10_000)) },
    );
    login.login();
    await pass(ms);
    login.dispose();
    bridge.dispose();
    const state = login.getState();
    await pass(60_000);
    login.login();
    login.succeed('login');
    login.close('login');
    await login.loadProfile();
    expect(calls).toEqual([]);
    expect(login.getState()).toBe(state);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('events', () => {
  it('report each step on the web once', async () => {
    const { login, events } = setUpLogin();
    login.login();
    login.login();
    login.close('login');
    login.close('login');
    login.register();
    login.succeed('register');
    await pass(10_000);
    expect(events).toEqual([
      { type: 'modalOpened', view: 'login' },
      { type: 'modalClosed', view: 'login' },
      { type: 'modalOpened', view: 'register' },
      { type: 'succeeded', view: 'register' },
    ]);
  });

  it('report errors', async () => {
    const [offline, broken] = [new Error('offline'), new Error('broken')];
    const { login, events } = setUpLogin(undefined, {
      getProfile: () => Promise.reject(offline),
      reload: () => {
        throw broken;
      },
    });
    await login.loadProfile();
    login.succeed('login');
    await pass(10_000);
    expect(events).toEqual([
      { type: 'profileFailed', error: offline },
      { type: 'succeeded', view: 'login' },
      { type: 'profileFailed', error: offline },
      { type: 'callbackFailed', error: broken },
    ]);
  });

  it('report the redirect of a mini app unless it fails', () => {
    const fault = new TypeError('no address');
    const requestLogin = vi.fn(() => vi.fn());
    const { login, events } = setUpLogin(
      {},
      { miniApp: { isMiniApp: () => true, requestLogin }, getReturn: () => ({ redirectUrl: 'x' }) },
    );
    login.register();
    requestLogin.mockImplementation(() => {
      throw fault;
    });
    login.login();
    expect(events).toEqual([
      { type: 'redirected', view: 'register' },
      { type: 'callbackFailed', error: fault },
      { type: 'modalOpened', view: 'login' },
    ]);
  });
});

it('calls listeners once per change, and not without a change', async () => {
  const { login } = setUpLogin();
  const modals: string[] = [];
  login.subscribe(() => modals.push(`${login.getState().modal} ${login.getState().profile}`));
  await login.loadProfile();
  await login.loadProfile();
  login.login();
  login.login();
  login.cancel();
  login.succeed('login');
  await pass(10_000);
  expect(modals).toEqual(['hidden fetched', 'openLogin fetched', 'loginSuccess fetched']);
});

it('can succeed without an open modal, and then does not call closeModal', async () => {
  const { login, calls } = setUpLogin();
  login.succeed('register');
  login.succeed('login');
  await pass(10_000);
  expect(calls).toEqual(['profile', 'reload']);
  expect(login.getState().modal).toBe('registerSuccess');
});

it('keeps a success that openModal reported before it threw', () => {
  const { login, events } = setUpLogin(undefined, {
    openModal: () => {
      login.succeed('login');
      throw new Error('no form');
    },
  });
  login.login();
  expect(login.getState().modal).toBe('loginSuccess');
  login.login();
  expect(events.filter(({ type }) => type === 'succeeded')).toHaveLength(1);
});

it('can be started again after openModal threw', () => {
  const openModal = vi.fn<(view: string) => void>();
  openModal.mockImplementationOnce(() => {
    throw new Error('the form is not loaded');
  });
  const { login, calls, events } = setUpLogin(undefined, { openModal });
  login.login();
  expect(login.getState()).toMatchObject({ modal: 'hidden', loginClosed: false });
  expect(events.at(-1)).toMatchObject({ type: 'callbackFailed' });
  login.login();
  expect(openModal).toHaveBeenCalledTimes(2);
  expect(login.getState().modal).toBe('openLogin');
  openModal.mockImplementationOnce(() => {
    throw new Error('the other form is not loaded');
  });
  expect(calls).toEqual([]);
  login.register();
  expect(login.getState().modal).toBe('hidden');
  expect(calls).toEqual(['close']);
});

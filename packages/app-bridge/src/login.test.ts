import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { createLogin, type LoginOptions } from './login.ts';
import { simulator, type Script } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setUp(script?: Script, given: Partial<LoginOptions> = {}) {
  const calls: string[] = [];
  const transport = simulator(script);
  const bridge = createBridge({ transport });
  const login = createLogin({
    isApp: script !== undefined,
    bridge,
    openModal: (view) => calls.push(`open ${view}`),
    closeModal: () => calls.push('close'),
    getProfile: () => Promise.resolve(calls.push('profile')),
    getToken: () => 'token',
    reload: () => calls.push('reload'),
    ...given,
  });
  const pushes = () => transport.calls.filter(({ module }) => module === 'Router');
  return { login, bridge, calls, pushes };
}

const hidden = {
  modal: 'hidden',
  view: 'login',
  loginClosed: false,
  registerClosed: false,
  profile: 'notFetched',
  waiting: false,
};

describe('on the web', () => {
  it('opens the modal, refetches the profile after success and reloads once', async () => {
    const { login, calls } = setUp();
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

  it('does the same for a registration', async () => {
    const { login, calls } = setUp();
    login.register();
    login.succeed('register');
    await pass(10_000);
    expect(calls).toEqual(['open register', 'close', 'profile', 'reload']);
    expect(login.getState()).toMatchObject({ modal: 'registerSuccess', view: 'register' });
  });

  it('marks each modal as closed, until it is opened again', () => {
    const { login, calls } = setUp();
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
    const { login, calls } = setUp();
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
  ])('reloads although the profile %s', async (_how, getProfile, ms) => {
    const { login, calls } = setUp(undefined, { getProfile });
    login.login();
    login.succeed('login');
    await pass(ms);
    expect(calls).toEqual(['open login', 'close', 'reload']);
    expect(login.getState().profile).toBe('notFetched');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on when a callback of the page throws, and tells', async () => {
    const events: string[] = [];
    const broken = () => {
      throw new Error('broken');
    };
    const reload = vi.fn();
    const { login } = setUp(undefined, {
      openModal: broken,
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
    expect(events).toEqual(['modalOpened', 'callbackFailed', 'succeeded', 'callbackFailed']);
  });

  it('shows the modal in the app too where there is no bridge', () => {
    const { login, calls } = setUp({}, { bridge: undefined });
    login.login();
    expect(calls).toEqual(['open login']);
  });
});

describe('in the app', () => {
  it.each([
    ['login', { path: 'loginpage', fromWeb: 1 }],
    ['register', { path: 'register', fromWeb: 1, directlyRegister: true }],
  ] as const)('asks the native router for %s, refetches and reloads', async (view, params) => {
    const { login, calls, pushes } = setUp({ latencyMs: 20 });
    login[view]();
    login.login();
    login.register();
    await pass(60_000);
    expect(pushes().map((push) => push.params)).toEqual([params]);
    expect(calls).toEqual(['profile', 'reload']);
    expect(login.getState()).toMatchObject({ modal: `${view}Success`, profile: 'fetched' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, Script]>([
    ['3.6.0', { appVersion: '3.6.0' }],
    ['of no version', { appVersion: '' }],
    ['absent', { appearsAfterMs: Infinity }],
    ['silent', { methods: { 'SystemInfo.getAppConfig': { type: 'hang' } } }],
    ['failing', { methods: { 'Router.push': { type: 'fail', code: 1 } } }],
    ['malformed', { methods: { 'Router.push': { type: 'malformed' } } }],
  ])('falls back to the modal when the app is %s', async (_fault, script) => {
    const { login, calls } = setUp(script);
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['open login']);
    login.close('login');
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['open login', 'close', 'open login']);
  });

  it('waits for an app that appears after 2,900 ms, and for a visitor who takes an hour', async () => {
    const { login, calls } = setUp({
      appearsAfterMs: 2_900,
      methods: { 'Router.push': { type: 'late', ms: 3_600_000 } },
    });
    login.login();
    await pass(3_590_000);
    expect(calls).toEqual([]);
    await pass(20_000);
    expect(calls).toEqual(['profile', 'reload']);
  });

  it('does nothing after code 0 without a token', async () => {
    const onEvent = vi.fn();
    const { login, calls } = setUp({}, { getToken: () => undefined, onEvent });
    login.login();
    await pass(10_000);
    expect(calls).toEqual(['profile']);
    expect(login.getState().modal).toBe('hidden');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'nativeWithoutToken', view: 'login' });
  });

  it('opens the modal for a visitor who asks again after 3 s, and honours the late app', async () => {
    const { login, calls, pushes } = setUp({
      methods: { 'Router.push': { type: 'late', ms: 20_000 } },
    });
    login.login();
    await pass(2_999);
    login.login();
    expect(calls).toEqual([]);
    await pass(1);
    login.login();
    expect(calls).toEqual(['open login']);
    await pass(30_000);
    expect(calls).toEqual(['open login', 'profile', 'close', 'reload']);
    expect(pushes()).toHaveLength(1);
    login.succeed('login');
    await pass(10_000);
    expect(calls.filter((call) => call === 'reload')).toHaveLength(1);
  });

  it('honours an app that fails first and succeeds while the modal is open', async () => {
    const transport = simulator();
    const heard: ((id: string, reply: unknown) => void)[] = [];
    const bridge = createBridge({
      transport: {
        ...transport,
        onReply: (listener) => {
          heard.push(listener);
          return transport.onReply(listener);
        },
        send: (message) => {
          if (message.module !== 'Router') transport.send(message);
          else setTimeout(() => heard[0]?.(message.id, { code: 5 }), 10);
          if (message.module === 'Router') {
            setTimeout(() => heard[0]?.(message.id, { code: 9 }), 20);
            setTimeout(() => heard[0]?.(message.id, { code: 0 }), 5_000);
          }
        },
      },
    });
    const { login, calls } = setUp({}, { bridge });
    login.register();
    await pass(4_000);
    expect(calls).toEqual(['open register']);
    await pass(4_000);
    expect(calls).toEqual(['open register', 'profile', 'close', 'reload']);
    expect(login.getState().modal).toBe('registerSuccess');
  });
});

describe('while an app is waited for', () => {
  it.each<[string, Script, number]>([
    ['answers at once', { latencyMs: 20 }, 40],
    ['answers late', { methods: { 'Router.push': { type: 'late', ms: 60_000 } } }, 3_000],
    ['fails', { latencyMs: 20, methods: { 'Router.push': { type: 'fail', code: 1 } } }, 40],
    ['appears late', { latencyMs: 20, appearsAfterMs: 2_900 }, 2_940],
    ['never appears', { appearsAfterMs: Infinity }, 3_000],
  ])('says so until it %s', async (_how, script, until) => {
    const { login } = setUp(script);
    login.login();
    await pass(until - 1);
    expect(login.getState().waiting).toBe(true);
    // The transport looks for the app every millisecond here.
    await pass(3);
    expect(login.getState().waiting).toBe(false);
    await pass(120_000);
    expect(login.getState().waiting).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is called off by the page, without a modal, and can be asked again', async () => {
    const { login, calls, pushes } = setUp({ latencyMs: 20 });
    login.login();
    await pass(10);
    login.cancel();
    expect(login.getState().waiting).toBe(false);
    await pass(60_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    login.login();
    await pass(60_000);
    expect(pushes()).toHaveLength(1);
    expect(calls).toEqual(['profile', 'reload']);
  });
});

describe('in the mini app', () => {
  it('asks the messaging app with the way back, once at a time', async () => {
    const requestLogin = vi.fn(() => vi.fn());
    const { login, calls } = setUp(
      {},
      {
        miniApp: { isMiniApp: () => true, requestLogin },
        getReturn: () => ({ redirectUrl: 'https://www.brand.com/a', startParam: 'x' }),
      },
    );
    login.login();
    login.login();
    expect(requestLogin).toHaveBeenCalledTimes(2);
    expect(requestLogin.mock.results[0]?.value).toHaveBeenCalledOnce();
    expect(requestLogin).toHaveBeenCalledWith({
      redirectUrl: 'https://www.brand.com/a',
      startParam: 'x',
    });
    login.dispose();
    expect(requestLogin.mock.results[1]?.value).toHaveBeenCalledOnce();
    await pass(10_000);
    expect(calls).toEqual([]);
  });

  it('waits while the page is about to leave, and stays when that is called off', async () => {
    const off = vi.fn();
    const { login } = setUp(
      {},
      {
        miniApp: { isMiniApp: () => true, requestLogin: () => off },
        getReturn: () => ({ redirectUrl: 'https://www.brand.com/a' }),
      },
    );
    login.login();
    expect(login.getState()).toEqual({ ...hidden, waiting: true });
    login.cancel();
    expect(off).toHaveBeenCalledOnce();
    expect(login.getState()).toEqual(hidden);
    await pass(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the state', () => {
  it('is one object until it changes, and every listener hears of changes only', () => {
    const { login } = setUp();
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

  it('knows the profile once it was fetched', async () => {
    const { login, calls } = setUp();
    await login.loadProfile();
    expect(login.getState()).toEqual({ ...hidden, profile: 'fetched' });
    expect(calls).toEqual(['profile']);
  });

  it.each([0, 10, 25, 45, 1_000])('is left alone once disposed after %d ms', async (ms) => {
    const { login, calls, bridge } = setUp(
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

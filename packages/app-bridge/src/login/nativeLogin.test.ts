import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../../test/loginSetUp.ts';
import { createBridge } from '../bridge/createBridge.ts';
import type { NativeMethod } from '../bridge/nativeMethods.ts';
import { simulator, type Script } from '../testing/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('in the app', () => {
  it.each([
    ['login', { path: 'loginpage', fromWeb: 1 }],
    ['register', { path: 'register', fromWeb: 1, directlyRegister: true }],
  ] as const)(
    'opens the native page for %s, fetches the profile again and reloads',
    async (view, params) => {
      const { login, calls, pushes } = setUpLogin({ latencyMs: 20 });
      login[view]();
      login.login();
      login.register();
      await pass(60_000);
      expect(pushes().map((push) => push.params)).toEqual([params]);
      expect(calls).toEqual(['profile', 'reload']);
      expect(login.getState()).toMatchObject({ modal: `${view}Success`, profile: 'fetched' });
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it.each<[string, Script]>([
    ['3.6.0', { appVersion: '3.6.0' }],
    ['of no version', { appVersion: '' }],
    ['absent', { appearsAfterMs: Infinity }],
    ['silent', { methods: { 'SystemInfo.getAppConfig': { type: 'hang' } } }],
    ['failing', { methods: { 'Router.push': { type: 'fail', code: 1 } } }],
    ['malformed', { methods: { 'Router.push': { type: 'malformed' } } }],
  ])('falls back to the modal when the app is %s', async (_fault, script) => {
    const { login, calls } = setUpLogin(script);
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['open login']);
    login.close('login');
    login.login();
    await pass(60_000);
    expect(calls).toEqual(['open login', 'close', 'open login']);
  });

  it.each<[what: string, code: number | string]>([
    ['number', 12],
    ['text', 'E_CANCELLED'],
  ])(
    'opens nothing after the visitor canceled, for a code that is a %s',
    async (_subject, code) => {
      const { login, calls, events, pushes } = setUpLogin(
        {
          methods: {
            'Router.push': [
              { type: 'fail', code },
              { type: 'fail', code: 1 },
            ],
          },
        },
        { canceledCodes: [12, 'E_CANCELLED'] },
      );
      login.login();
      await pass(100);
      expect(calls).toEqual([]);
      expect(events.map(({ type }) => type)).toEqual(['nativeAsked', 'nativeCanceled']);
      expect(login.getState()).toMatchObject({ modal: 'hidden', waiting: false });
      // The next click asks the app again. An error with another code opens the web form.
      login.login();
      await pass(100);
      expect([pushes().length, calls]).toEqual([2, ['open login']]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('accepts an app that appears after 2,900 ms, and a visitor who takes an hour', async () => {
    const { login, calls } = setUpLogin({
      appearsAfterMs: 2_900,
      methods: { 'Router.push': { type: 'late', ms: 3_600_000 } },
    });
    login.login();
    await pass(3_590_000);
    expect(calls).toEqual([]);
    await pass(20_000);
    expect(calls).toEqual(['profile', 'reload']);
  });

  it('does not succeed after code 0 if there is no token', async () => {
    const onEvent = vi.fn();
    const { login, calls } = setUpLogin({}, { getToken: () => undefined, onEvent });
    login.login();
    await pass(10_000);
    expect(calls).toEqual(['profile']);
    expect(login.getState().modal).toBe('hidden');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'nativeWithoutToken', view: 'login' });
  });

  it('opens the modal on a second call after 3 s, and accepts a later success in the app', async () => {
    const { login, calls, pushes } = setUpLogin({
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

  it('accepts an app that fails first and succeeds while the modal is open', async () => {
    const transport = simulator();
    const replyListeners: ((id: string, reply: unknown) => void)[] = [];
    const bridge = createBridge({
      transport: {
        ...transport,
        onReply: (listener) => {
          replyListeners.push(listener);
          return transport.onReply(listener);
        },
        send: (message) => {
          if (message.module !== 'Router') transport.send(message);
          else setTimeout(() => replyListeners[0]?.(message.id, { code: 5 }), 10);
          if (message.module === 'Router') {
            setTimeout(() => replyListeners[0]?.(message.id, { code: 9 }), 20);
            setTimeout(() => replyListeners[0]?.(message.id, { code: 0 }), 5_000);
          }
        },
      },
    });
    const { login, calls } = setUpLogin({}, { bridge });
    login.register();
    await pass(4_000);
    expect(calls).toEqual(['open register']);
    await pass(4_000);
    expect(calls).toEqual(['open register', 'profile', 'close', 'reload']);
    expect(login.getState().modal).toBe('registerSuccess');
  });
});

describe('waiting for the app', () => {
  it.each<[string, Script, number]>([
    ['answers at once', { latencyMs: 20 }, 40],
    ['answers late', { methods: { 'Router.push': { type: 'late', ms: 60_000 } } }, 3_000],
    ['fails', { latencyMs: 20, methods: { 'Router.push': { type: 'fail', code: 1 } } }, 40],
    ['appears late', { latencyMs: 20, appearsAfterMs: 2_900 }, 2_940],
    ['never appears', { appearsAfterMs: Infinity }, 3_000],
  ])('sets waiting in the state, for up to 3 s, if the app %s', async (_how, script, until) => {
    const { login } = setUpLogin(script);
    login.login();
    await pass(until - 1);
    expect(login.getState().waiting).toBe(true);
    // The simulator transport checks every millisecond whether the app has appeared.
    await pass(3);
    expect(login.getState().waiting).toBe(false);
    await pass(120_000);
    expect(login.getState().waiting).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be canceled without opening a modal, and started again', async () => {
    const { login, calls, pushes } = setUpLogin({ latencyMs: 20 });
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

describe('the app', () => {
  it('is reported in events, with the error if it fails', async () => {
    const { login, events } = setUpLogin({
      methods: { 'Router.push': [{ type: 'fail', code: 7 }, { type: 'reply' }] },
    });
    login.register();
    await pass(10_000);
    expect(events).toEqual([
      { type: 'nativeAsked', view: 'register' },
      {
        type: 'nativeFailed',
        view: 'register',
        error: expect.objectContaining({ kind: 'native', code: 7 }) as unknown,
      },
      { type: 'modalOpened', view: 'register' },
    ]);
    events.length = 0;
    login.close('register');
    login.login();
    await pass(10_000);
    expect(events).toEqual([
      { type: 'modalClosed', view: 'register' },
      { type: 'nativeAsked', view: 'login' },
      { type: 'succeeded', view: 'login' },
    ]);
  });

  it('is not called while the modal is open, which switches its form instead', async () => {
    const { login, calls, pushes } = setUpLogin({
      methods: { 'Router.push': { type: 'fail', code: 7 } },
    });
    login.login();
    await pass(1_000);
    login.register();
    await pass(10_000);
    expect(calls).toEqual(['open login', 'open register']);
    expect(pushes()).toHaveLength(1);
  });

  it('does not switch the form of an open modal when it fails later', async () => {
    const transport = simulator();
    const bridge = createBridge<Record<string, NativeMethod>>({
      transport: {
        ...transport,
        send: (message) => {
          if (message.module !== 'Router') transport.send(message);
        },
      },
    });
    const controller = new AbortController();
    const { login, calls, events } = setUpLogin(
      {},
      {
        bridge: {
          ...bridge,
          // The app fails after 20 s.
          call: (method, params, options) =>
            bridge.call(method, params, { ...options, signal: controller.signal }),
        },
      },
    );
    login.login();
    await pass(3_000);
    login.register();
    await pass(17_000);
    controller.abort();
    await pass(100);
    expect(calls).toEqual(['open register']);
    expect(events.at(-1)).toMatchObject({ type: 'nativeFailed', view: 'login' });
    expect(login.getState()).toMatchObject({ modal: 'openLogin', view: 'register' });
  });

  it.each([
    ['null', () => undefined],
    ['empty', () => ''],
    [
      'forbidden',
      () => {
        throw new Error('SecurityError');
      },
    ],
  ])('has not logged the visitor in if the token is %s', async (_subject, getToken) => {
    const { login, calls, events } = setUpLogin({}, { getToken });
    login.login();
    await pass(10_000);
    expect(calls).toEqual(['profile']);
    expect(events.at(-1)).toEqual({ type: 'nativeWithoutToken', view: 'login' });
    expect(login.getState()).toMatchObject({ modal: 'hidden', waiting: false });
  });

  it('may succeed after the web form succeeded, and the page reloads only once', async () => {
    const { login, calls, events } = setUpLogin({
      methods: { 'Router.push': { type: 'late', ms: 4_000 } },
    });
    login.login();
    await pass(3_500);
    login.login();
    login.succeed('login');
    await pass(60_000);
    expect(calls.filter((call) => call === 'reload')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'succeeded')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may fail after the web form succeeded, and the modal stays closed', async () => {
    const { login, calls, events } = setUpLogin({
      latencyMs: 4_000,
      methods: {
        'Router.push': { type: 'fail', code: 1 },
        'SystemInfo.getAppConfig': { type: 'reply', data: { appVersion: '3.6.1' } },
      },
    });
    login.login();
    login.succeed('login');
    await pass(60_000);
    expect(calls).toEqual(['profile', 'reload']);
    expect(events.map(({ type }) => type)).toEqual(['nativeAsked', 'succeeded']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, setUpLogin } from '../../test/loginSetUp.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { createBridge } from '../bridge/createBridge.ts';
import { simulator, type Script } from '../testing/index.ts';
import type { LoginView } from './loginState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('with its own login call', () => {
  const loginCall = (view: LoginView) => ({ method: 'Account.open', params: { screen: view } });
  const script: Script = {
    methods: { 'Account.open': [{ type: 'fail', code: 7 }, { type: 'reply' }] },
  };

  it('calls this method, shows the form on an error, and succeeds on code 0', async () => {
    const transport = simulator(script);
    const bridge = createBridge({ transport });
    const { login, calls } = setUpLogin({}, { bridge, loginCall });
    login.register();
    await pass(100);
    expect(calls).toEqual(['open register']);
    login.close('register');
    login.login();
    await pass(100);
    expect(calls).toEqual(['open register', 'close', 'profile', 'reload']);
    const accountCalls = transport.calls.filter(({ module }) => module === 'Account');
    expect(accountCalls.map(({ method, params }) => [method, params])).toEqual([
      ['open', { screen: 'register' }],
      ['open', { screen: 'login' }],
    ]);
  });

  it('accepts a late reply to it, even if the call returns the same parameters each time', async () => {
    const { transport, sent, answer } = manualTransport();
    const bridge = createBridge({ transport });
    const params = { screen: 'account' };
    const sharedCall = () => ({ method: 'Account.open', params });
    const [first, second] = [0, 1].map(() => setUpLogin({}, { bridge, loginCall: sharedCall }));
    const answerAll = async () => {
      for (const { id, module } of [...sent]) {
        if (module === 'SystemInfo') answer(id, { code: 0, data: { appVersion: '3.6.1' } });
        else answer(id, { code: 7 });
      }
      await pass(100);
    };
    for (const set of [first, second]) {
      set?.login.login();
      await pass(10);
      await answerAll();
      await answerAll();
    }
    expect([first?.calls, second?.calls]).toEqual([['open login'], ['open login']]);
    answer(sent.findLast(({ module }) => module === 'Account')?.id ?? '', { code: 0 });
    await pass(100);
    expect(first?.calls).toEqual(['open login']);
    expect(second?.calls).toEqual(['open login', 'profile', 'close', 'reload']);
  });

  it('opens the form if the function throws', async () => {
    const { login, calls, events } = setUpLogin(
      {},
      {
        loginCall: () => {
          throw new TypeError('no such page');
        },
      },
    );
    login.login();
    await pass(100);
    expect(calls).toEqual(['open login']);
    expect(events[0]).toMatchObject({ type: 'callbackFailed' });
    expect(login.getState().waiting).toBe(false);
  });
});

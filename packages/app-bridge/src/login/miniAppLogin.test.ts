import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidden, pass, setUpLogin } from '../../test/loginSetUp.ts';
import type { LoginOptions } from './login.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('in the mini app', () => {
  it('requests a login from the messaging app with the return address, one request at a time', async () => {
    const requestLogin = vi.fn(() => vi.fn());
    const { login, calls } = setUpLogin(
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

  it.each<[what: string, options: Partial<LoginOptions>]>([
    [
      'the invite page has an invalid address',
      {
        miniApp: {
          isMiniApp: () => true,
          requestLogin: () => {
            throw new TypeError('Invalid inviteUrl');
          },
        },
      },
    ],
    [
      'getReturn throws',
      {
        miniApp: { isMiniApp: () => true, requestLogin: () => () => undefined },
        getReturn: () => {
          throw new TypeError('no address');
        },
      },
    ],
    [
      'the detection throws',
      {
        miniApp: {
          isMiniApp: () => {
            throw new TypeError('no proxy');
          },
          requestLogin: () => () => undefined,
        },
      },
    ],
  ])('opens the form and reports the error if %s', async (_subject, options) => {
    const { login, calls, events } = setUpLogin(undefined, options);
    login.login();
    expect(calls).toEqual(['open login']);
    expect(events).toEqual([
      { type: 'callbackFailed', error: expect.any(TypeError) as Error },
      { type: 'modalOpened', view: 'login' },
    ]);
    expect(login.getState()).toMatchObject({ modal: 'openLogin', waiting: false });
    login.succeed('login');
    await pass(0);
    expect(calls).toEqual(['open login', 'close', 'profile', 'reload']);
  });

  it('has the state waiting before the redirect, and stays on the page after cancel', async () => {
    const off = vi.fn();
    const { login } = setUpLogin(
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

it('uses the address of the page as the return address by default', () => {
  vi.stubGlobal('location', { href: 'https://www.brand.com/en/task-center?x=1' });
  const requestLogin = vi.fn(() => vi.fn());
  const { login } = setUpLogin({}, { miniApp: { isMiniApp: () => true, requestLogin } });
  login.login();
  expect(requestLogin).toHaveBeenCalledExactlyOnceWith({
    redirectUrl: 'https://www.brand.com/en/task-center?x=1',
  });
});

it('opens the modal if the page is not in the messaging app', () => {
  const { login, calls } = setUpLogin(undefined, {
    miniApp: { isMiniApp: () => false, requestLogin: vi.fn(() => vi.fn()) },
  });
  login.login();
  expect(calls).toEqual(['open login']);
});

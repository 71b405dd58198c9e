import { vi } from 'vitest';
import { createBridge } from '../src/bridge/createBridge.ts';
import { createLogin, type LoginOptions } from '../src/login/login.ts';
import { initialLoginState, type LoginEvent } from '../src/login/loginState.ts';
import { simulator, type Script } from '../src/testing/index.ts';

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/**
 * Creates a login that records its callbacks. It runs in an app with the given script, or on the web if
 * there is no script.
 */
export function setUpLogin(script?: Script, options: Partial<LoginOptions> = {}) {
  const calls: string[] = [];
  const events: LoginEvent[] = [];
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
    onEvent: (event) => events.push(event),
    ...options,
  });
  const pushes = () => transport.calls.filter(({ module }) => module === 'Router');
  return { login, bridge, calls, events, pushes };
}

export const hidden = initialLoginState;

import { useSyncExternalStore } from 'react';
import type { Login } from '../login/login.ts';
import { initialLoginState, type LoginState } from '../login/loginState.ts';
import { useConnections } from './bridgeProvider.ts';

/** Result of {@link useLogin}. */
export interface LoginOfProvider {
  /** State of the login. It is the initial state if there is no login, on a server and during hydration. */
  readonly state: LoginState;
  /** The login of the provider, for `login()`, `register()`, `succeed(view)` and `close(view)`. */
  readonly login: Login | undefined;
}

/**
 * Returns the login of the provider and its state. Renders again when the state changes.
 *
 * @throws {BridgeError} `invalidCall` outside of a `BridgeProvider`
 */
export function useLogin(): LoginOfProvider {
  const { login } = useConnections('useLogin');
  const state = useSyncExternalStore(
    login?.subscribe ?? subscribeToNothing,
    login?.getState ?? getInitialState,
    getInitialState,
  );
  return { state, login };
}

const subscribeToNothing = () => () => undefined;
const getInitialState = () => initialLoginState;

'use client';

import {
  createContext,
  createElement,
  useContext,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Bridge } from './bridge/bridge.ts';
import { BridgeError } from './bridge/bridgeError.ts';
import type { NativeEvents } from './bridge/nativeEvents.ts';
import type { NativeMethod, NativeMethods } from './bridge/nativeMethods.ts';
import type { Login } from './login/login.ts';
import { initialLoginState, type LoginState } from './login/loginState.ts';

interface Connections {
  /** A bridge with any methods and events. `useBridge` gives it the types of the caller. */
  readonly bridge: object | undefined;
  readonly login: Login | undefined;
  readonly isApp: boolean;
}

const ConnectionContext = createContext<Connections | undefined>(undefined);

export interface BridgeProviderProps<
  Methods extends Record<string, NativeMethod> = NativeMethods,
  Events extends Record<string, unknown> = NativeEvents,
> {
  /** Bridge to the app that hosts the page. Undefined on the web and on a server. */
  bridge?: Bridge<Methods, Events> | undefined;
  /** The page's login flow. Undefined on a server, and until the page has created it. */
  login?: Login | undefined;
  /** True if the page runs in the webview of the app. */
  isApp: boolean;
  children?: ReactNode;
}

/** Provides the bridge and the login to the hooks in its children. Does not dispose of them. */
export function BridgeProvider<
  Methods extends Record<string, NativeMethod> = NativeMethods,
  Events extends Record<string, unknown> = NativeEvents,
>({ bridge, login, isApp, children }: BridgeProviderProps<Methods, Events>): ReactElement {
  return createElement(ConnectionContext.Provider, { value: { bridge, login, isApp } }, children);
}

/** @throws {BridgeError} `invalidCall` outside of a `BridgeProvider` */
function useConnections(hook: string): Connections {
  const connections = useContext(ConnectionContext);
  if (!connections) {
    const detail = 'wrap the component in a <BridgeProvider>';
    throw new BridgeError('invalidCall', { method: hook, detail });
  }
  return connections;
}

/**
 * Returns the bridge of the provider, or undefined if there is no app. Pass the types of your own methods and
 * events, with which you created the bridge: `useBridge<Methods, Events>()`.
 *
 * @throws {BridgeError} `invalidCall` outside of a `BridgeProvider`
 */
export function useBridge<
  Methods extends Record<string, NativeMethod> = NativeMethods,
  Events extends Record<string, unknown> = NativeEvents,
>(): Bridge<Methods, Events> | undefined {
  return useConnections('useBridge').bridge as Bridge<Methods, Events> | undefined;
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns true if the page runs in the app. Returns false on a server and during hydration, because the
 * static HTML is the same in the app and on the web.
 *
 * @throws {BridgeError} `invalidCall` outside of a `BridgeProvider`
 */
export function useIsApp(): boolean {
  const { isApp } = useConnections('useIsApp');
  return useSyncExternalStore(
    subscribeToNothing,
    () => isApp,
    () => false,
  );
}

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

const getInitialState = () => initialLoginState;

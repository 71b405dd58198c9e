import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeReply } from '../transports/transport.ts';
import type { LoginView } from './loginState.ts';

/** Parameters of the app's login pages (spec 4). */
export const nativePages = {
  login: { path: 'loginpage', fromWeb: 1 },
  register: { path: 'register', fromWeb: 1, directlyRegister: true },
} as const;

/**
 * Returns the view that a late reply reports as successful, or undefined for any other reply.
 *
 * @param asked - view by the parameters of each call of this login. Several logins may share a bridge, so the
 *   parameters are compared by identity.
 */
export function lateSuccess(
  { method, params, reply }: BridgeEvents['lateReply'],
  asked: WeakMap<object, LoginView>,
): LoginView | undefined {
  const isSuccess = method === 'Router.push' && (reply as Partial<NativeReply> | null)?.code === 0;
  return isSuccess ? asked.get(params as object) : undefined;
}

import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeCall } from '../bridge/nativeCall.ts';
import type { NativeReply } from '../transports/transport.ts';
import type { LoginView } from './loginState.ts';

/** Parameters of the app's login pages (spec 4). */
const nativePages = {
  login: { path: 'loginpage', fromWeb: 1 },
  register: { path: 'register', fromWeb: 1, directlyRegister: true },
} as const;

/** Preset for the option `loginCall` (spec 4): opens the app's login page or registration page. */
export function openNativePage(view: LoginView): NativeCall {
  return { method: 'Router.push', params: nativePages[view] };
}

/**
 * Returns the view that a late reply reports as successful, or undefined for any other reply.
 *
 * @param views - view by the parameters of each call of this login. Several logins may share a bridge, so the
 *   parameters are compared by identity.
 */
export function lateSuccess(
  { params, reply }: BridgeEvents['lateReply'],
  views: WeakMap<object, LoginView>,
): LoginView | undefined {
  const isSuccess = (reply as Partial<NativeReply> | null)?.code === 0;
  return isSuccess ? views.get(params as object) : undefined;
}

import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeReply } from '../transports/transport.ts';
import type { LoginView } from './loginState.ts';

/** Parameters of the app's login pages (spec 4). */
export const nativePages = {
  login: { path: 'loginpage', fromWeb: 1 },
  register: { path: 'register', fromWeb: 1, directlyRegister: true },
} as const;

/** Returns the login page that a late reply reports as successful, or undefined for any other reply. */
export function lateSuccess({
  method,
  params,
  reply,
}: BridgeEvents['lateReply']): LoginView | undefined {
  if (method !== 'Router.push' || (reply as Partial<NativeReply> | null)?.code !== 0) {
    return undefined;
  }
  return (['login', 'register'] as const).find((view) => params === nativePages[view]);
}

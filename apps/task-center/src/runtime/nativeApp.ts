import { createBridge, injectedTransport, type Bridge } from '@exchange/app-bridge';

/** The native app around the page. */
export interface NativeApp {
  bridge: Bridge;
  /** The token of the app's user, as last read. */
  userToken(): string | undefined;
  /** Asks the app for its user's token. An app that cannot tell has none (spec 8, "bridge failure"). */
  readToken(): Promise<void>;
}

export function connectApp(): NativeApp {
  const bridge = createBridge({ transport: injectedTransport() });
  let token: string | undefined;
  return {
    bridge,
    userToken: () => token,
    async readToken() {
      try {
        const profile = await bridge.call('UserProfile.getUserProfile', { forceUpdate: true });
        token = profile.userToken || undefined;
      } catch {
        token = undefined;
      }
    },
  };
}

import { createBridge, injectedTransport, type Bridge } from '@exchange/app-bridge';
import type { UserToken } from '../session/createUserToken.ts';

/** The native app that shows the page. */
export interface NativeApp {
  bridge: Bridge;
  /**
   * Reads the user's token from the app and stores it. Clears it if the app has no user, and keeps
   * it if the bridge fails (spec 8, "bridge failure"). Never rejects.
   */
  readToken(): Promise<void>;
}

export function connectNativeApp(token: UserToken): NativeApp {
  const bridge = createBridge({ transport: injectedTransport() });
  return {
    bridge,
    async readToken() {
      try {
        const profile = await bridge.call('UserProfile.getUserProfile', { forceUpdate: true });
        token.set(profile.userToken || undefined);
      } catch {
        // The login asks the bridge again and falls back to the web form.
      }
    },
  };
}

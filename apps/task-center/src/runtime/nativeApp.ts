import { createBridge, injectedTransport, type Bridge } from '@exchange/app-bridge';
import type { UserToken } from '../session/userToken.ts';

/** The native app around the page. */
export interface NativeApp {
  bridge: Bridge;
  /**
   * Asks the app for its user's token and keeps it. An app that has none has no user; one that cannot
   * be asked changes nothing (spec 8, "bridge failure"). Never rejects.
   */
  readToken(): Promise<void>;
}

export function connectApp(token: UserToken): NativeApp {
  const bridge = createBridge({ transport: injectedTransport() });
  return {
    bridge,
    async readToken() {
      try {
        const profile = await bridge.call('UserProfile.getUserProfile', { forceUpdate: true });
        token.set(profile.userToken || undefined);
      } catch {
        // The login asks the bridge again, and falls back to the web's own form.
      }
    },
  };
}

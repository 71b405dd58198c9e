import { createLogin, type Login } from '@exchange/app-bridge';
import { appToken, loginCall } from '../nativeApp.ts';
import type { Services } from '../services.ts';

/** Creates the login: the app's page inside the app, and the web form elsewhere or if the app's login fails. */
export function createSiteLogin(
  { account, bridge }: Services,
  form: { open: () => void; close: () => void },
  reload: () => void,
): Login {
  return createLogin({
    bridge,
    isApp: bridge !== undefined,
    loginCall,
    openModal: form.open,
    closeModal: form.close,
    async getProfile() {
      // The app's token is newer than one of an earlier visit.
      const token = bridge && (await appToken(bridge));
      if (token !== undefined) account.setToken(token);
      await account.load();
    },
    // A profile proves a login with tokens as well as with cookies.
    getToken: () => account.getVisitor()?.id,
    reload,
    // Send these to your analytics instead: they show where visitors give up, and why a login failed.
    onEvent: (event) => console.info('Login:', event),
  });
}

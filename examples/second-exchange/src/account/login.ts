import { createLogin, type Login } from '@exchange/app-bridge';
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
    loginCall: (page) => ({ method: 'Session.open', params: { page } }),
    openModal: form.open,
    closeModal: form.close,
    async getProfile() {
      if (bridge !== undefined && account.token() === undefined) {
        account.setToken((await bridge.call('Session.get', {})).token);
      }
      await account.load();
    },
    getToken: account.token,
    reload,
    // Send these to your analytics instead: they tell where visitors give up, and why a login failed.
    onEvent: (event) => console.info('Login:', event),
  });
}

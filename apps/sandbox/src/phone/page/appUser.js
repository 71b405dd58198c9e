import { fetchDemoToken } from './demoLogin.js';
import { element } from './elements.js';

const storageKey = 'phone:user';

/**
 * The profile that the app returns to the site.
 *
 * @typedef {{ uid: number, userName: string, vagueEmail: string, userToken: string }} AppProfile
 */

/** Creates the app's user, who stays logged in when the phone page reloads. The button logs the user in or out. */
export function createAppUser() {
  const toggle = element('user');
  let profile = readProfile();
  show();

  function show() {
    if (profile) sessionStorage.setItem(storageKey, JSON.stringify(profile));
    else sessionStorage.removeItem(storageKey);
    toggle.setAttribute('aria-pressed', String(profile !== undefined));
    toggle.textContent = profile ? `Log ${profile.userName} out of the app` : 'Log in to the app';
  }

  return {
    get profile() {
      return profile;
    },
    async logIn() {
      const userToken = await fetchDemoToken();
      if (!userToken) return;
      const response = await fetch('/v2/private/user/profile', {
        credentials: 'omit',
        headers: { UserToken: userToken },
      });
      const { result } = await response.json();
      const { id: uid, username: userName, vague_email: vagueEmail } = result;
      profile = { uid, userName, vagueEmail, userToken };
      show();
    },
    logOut() {
      profile = undefined;
      show();
    },
  };
}

/** @returns {AppProfile | undefined} */
function readProfile() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

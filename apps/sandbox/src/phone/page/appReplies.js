import { demoAccount } from './demoLogin.js';

/**
 * @typedef {import('./nativeHost.js').Call} Call
 * @typedef {import('./nativeHost.js').Reply} Reply
 */

/**
 * Returns a function that replies to the site's calls as the app does when nothing fails.
 *
 * @param {{
 *   settings: import('./settings.js').Settings,
 *   user: ReturnType<typeof import('./appUser.js').createAppUser>,
 *   sheet: import('./sheet.js').Sheet,
 *   reopen: () => void,
 * }} options
 * @returns {(call: Call) => Reply | Promise<Reply>}
 */
export function createAppReplies({ settings, user, sheet, reopen }) {
  /** @type {Record<string, (params: { path?: string, url?: string }) => Reply | Promise<Reply>>} */
  const replies = {
    'SystemInfo.getAppConfig': () => ({ code: 0, data: { appVersion: settings.text('version') } }),
    'UserProfile.getUserProfile': () => ({ code: 0, data: user.profile ?? { uid: 0 } }),
    'Router.push': ({ path = '' }) => new Promise((resolve) => showNativePage(path, resolve)),
    'Router.pop2Home'() {
      sheet.show({
        title: 'Home',
        text: 'The app closed the page and shows its home.',
        actions: [{ label: 'Open the page again', press: reopen }],
      });
      return { code: 0 };
    },
    'UrlLauncher.open'({ url = '' }) {
      sheet.show({
        title: 'Another app',
        text: `The phone opens ${url}`,
        actions: [{ label: 'Back to the page', press: () => sheet.hide() }],
      });
      return { code: 0 };
    },
  };

  /** @param {string} path @param {(reply: Reply) => void} reply */
  function showNativePage(path, reply) {
    /** @param {number} code */
    const close = (code) => {
      sheet.hide();
      reply(code === 0 ? { code } : { code, message: 'closed on the phone' });
    };
    sheet.show({
      title: path === 'register' ? 'Create an account' : 'Log in',
      text: `The app’s page “${path}”.`,
      actions: [
        {
          label: `Continue as ${demoAccount.email}`,
          press: () => void user.logIn().then(() => close(0)),
        },
        { label: 'Close without logging in', press: () => close(0) },
        { label: 'Fail', press: () => close(settings.failCode()) },
      ],
    });
  }

  return ({ module, method, params }) => {
    const reply = replies[`${module}.${method}`];
    if (!reply) return { code: 404, message: `no method ${module}.${method}` };
    return reply(/** @type {{ path?: string, url?: string }} */ (params ?? {}));
  };
}

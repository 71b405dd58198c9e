import { fetchDemoToken } from './demoLogin.js';
import { createNativeHost } from './nativeHost.js';

/** Global names and user agent that the site reads. They are repeated here, so that a change in the site fails tests. */
const names = {
  bridge: 'ExchangeNativeBridge',
  proxy: 'ExchangeMiniAppProxy',
  agent: 'ExchangeApp/',
  miniToken: 'exchange:mini-app-token',
};

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Sandbox) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/**
 * @typedef {Window & { Navigator: typeof Navigator }} PhoneWindow the window of the framed page
 * @typedef {(ms: number, action: () => void) => void} Schedule runs the action unless another page was loaded
 * @typedef {{
 *   scope: PhoneWindow,
 *   settings: import('./settings.js').Settings,
 *   schedule: Schedule,
 *   reply: (call: import('./nativeHost.js').Call) => import('./nativeHost.js').Reply | Promise<import('./nativeHost.js').Reply>,
 *   log: ReturnType<typeof import('./callLog.js').createCallLog>,
 * }} PhoneOptions
 */

/**
 * Sets the user agent and globals of the window to those in the app, in the mini app or in a browser.
 *
 * @param {PhoneOptions} options
 */
export function setUpPhoneWindow(options) {
  const { scope, settings } = options;
  const place = settings.text('in');
  const agent =
    place === 'app' ? `${phoneAgent} ${names.agent}${settings.text('version')}` : phoneAgent;
  Object.defineProperty(scope.Navigator.prototype, 'userAgent', { get: () => agent });
  Object.defineProperty(scope.Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  scope.localStorage.removeItem(names.miniToken);
  if (place === 'app') addBridge(options);
  if (place === 'mini') addMiniApp(options);
}

/** @param {PhoneOptions} options */
function addBridge({ scope, settings, schedule, reply, log }) {
  if (settings.isOn('never')) return;
  const host = createNativeHost({ scope, settings, reply, log });
  schedule(settings.ms('appears'), () => Object.assign(scope, { [names.bridge]: host }));
}

/** @param {PhoneOptions} options */
function addMiniApp({ scope, settings, schedule }) {
  if (settings.isOn('proxy')) {
    Object.assign(scope, { [names.proxy]: { startParam: settings.text('startParam') } });
  }
  if (settings.isOn('noToken')) return;
  // Logging in takes time. Start now, so that the token is set at the configured time.
  const coming = fetchDemoToken();
  schedule(settings.ms('tokenMs'), () => {
    void coming.then((token) =>
      schedule(0, () => {
        if (token) scope.localStorage.setItem(names.miniToken, token);
      }),
    );
  });
}

import { createContext, runInContext } from 'node:vm';
import { createBridge, injectedTransport, type BridgeError } from '@exchange/app-bridge';

// Simulates the webview. `evaluate` stands for evaluateJavascript on Android and evaluateJavaScript on iOS.
const page = createContext({});
const evaluate = (script: string) => runInContext(script, page) as unknown;

// The code from here runs in the app.
class AppError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type Params = Readonly<Record<string, unknown>>;

const methods = new Map<string, (params: Params) => unknown>([
  ['SystemInfo.getAppConfig', () => ({ appVersion: '3.8.0' })],
  ['UserProfile.getUserProfile', () => ({ userName: `"Zoë" </script>` })],
  [
    'Router.push',
    ({ path }) => {
      if (path !== 'kyc') throw new AppError(404, 'There is no such page');
      return {};
    },
  ],
]);

/** Sends a reply or an event to the page. */
function send(message: object) {
  // Encodes the message twice: as JSON, and as a string literal in the script.
  const text = JSON.stringify(JSON.stringify(message));
  evaluate(`globalThis.ExchangeNativeBridgeReceive?.(${text})`);
}

/** Handles one call of the page. Replies exactly once. */
async function receive(json: string, origin: string) {
  if (origin !== 'https://www.brand.com') return;
  const { id, module, method, params } = JSON.parse(json) as Record<string, unknown>;
  try {
    const run = methods.get(`${String(module)}.${String(method)}`);
    if (!run) throw new AppError(501, 'This app does not have the method');
    send({ id, code: 0, data: await run(params as Params) });
  } catch (error) {
    const code = error instanceof AppError ? error.code : 500;
    send({ id, code, message: (error as Error).message });
  }
}

page.ExchangeNativeBridge = {
  postMessage: (json: string) => void receive(json, 'https://www.brand.com'),
};

// The code from here runs in the page. Omit `scope` in a real page.
const bridge = createBridge({ transport: injectedTransport({ scope: page }) });
console.log(await bridge.supported(), bridge.appVersion); // true 3.8.0
const { userName } = await bridge.call('UserProfile.getUserProfile', {});
console.log(userName); // "Zoë" </script>
await bridge.call('Router.push', { path: 'nowhere' }).catch((error: BridgeError) => {
  console.log(error.kind, error.code); // native 404
});
await bridge.call('UrlLauncher.open', { url: 'https://brand.com' }).catch((error: BridgeError) => {
  console.log(error.kind, error.code); // native 501
});
bridge.on('SystemInfo.themeChanged', ({ theme }) => {
  console.log(theme); // dark
});
send({ event: 'SystemInfo.themeChanged', data: { theme: 'dark' } });
bridge.dispose();

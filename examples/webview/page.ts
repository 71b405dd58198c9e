import { BridgeError, createBridge, injectedTransport } from '@exchange/app-bridge';

declare global {
  interface Window {
    /** Exists in a React Native webview that has `onMessage`. */
    ReactNativeWebView?: { postMessage(json: string): void };
  }
}

const bridge = createBridge({
  transport: injectedTransport({ host: () => window.ReactNativeWebView }),
});
const status = document.querySelector('p')!;

document.querySelector('button')!.addEventListener('click', async () => {
  try {
    await bridge.call('Router.push', { path: 'kyc', fromWeb: 1 });
    status.textContent = 'The app has opened its page';
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    // The kind is `unavailable` in a browser, and `unsupported` in an old app.
    status.textContent = `Continue in the browser (${error.kind})`;
  }
});

status.textContent = (await bridge.supported())
  ? `Inside of the app ${bridge.appVersion}`
  : 'In a browser';
